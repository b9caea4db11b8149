import { type AdapterEvent, type Env, limits } from '@portico/core/adapter'
import { hasRpcCode } from '@portico/core/rpc'
import { type Eip1193Provider, formatCaipNetworkId } from '@portico/wire'
import { parseAccounts } from './parseAccounts.js'
import { parseChainId } from './parseChainId.js'
import { requestWithTimeout } from './requestWithTimeout.js'

export type ProviderWatch = {
  /** Lets events through; until then the newest of each kind is kept. */
  release(): void
  stop(): void
}
export type WatchProviderParameters = {
  readonly env: Env
  readonly provider: Eip1193Provider
  readonly connectorId: string
  readonly emit: (event: AdapterEvent) => void
}

type EventName = 'accountsChanged' | 'chainChanged' | 'disconnect'
const eventNames: readonly EventName[] = /* @__PURE__ */ Object.freeze([
  'accountsChanged',
  'chainChanged',
  'disconnect',
])
/** MetaMask lost its own connection for a moment; the page's connection stands. */
const tryAgainLater = 1013

/** Passes on what a wallet says by itself: one event of a kind per turn of the clock, however many were sent. */
export function watchProvider({ env, provider, connectorId, emit }: WatchProviderParameters): ProviderWatch {
  let pending: { [name in EventName]?: { payload: unknown } } = {}
  let isHeld = true
  let isLive = true
  let timer: unknown
  let isScheduled = false

  const listeners = eventNames.map((name) => {
    const listener = (payload: unknown): void => {
      pending[name] = { payload }
      schedule()
    }
    return [name, listener] as const
  })
  attach('on')

  function attach(method: 'on' | 'removeListener'): void {
    for (const [name, listener] of listeners) {
      try {
        provider[method]?.(name, listener)
      } catch {
        // A wallet without working events is still a wallet; a listener that cannot be removed does nothing any more.
      }
    }
  }

  function schedule(): void {
    if (isScheduled || isHeld || !isLive) return
    isScheduled = true
    timer = env.setTimeout(flush, 0)
  }

  function flush(): void {
    isScheduled = false
    const { accountsChanged, chainChanged, disconnect } = pending
    pending = {}
    const chainId = chainChanged && parseChainId(chainChanged.payload)
    if (chainId)
      emit({ type: 'networkChanged', connectorId, provider, network: formatCaipNetworkId('eip155', chainId) })
    const accounts = accountsChanged && parseAccounts(accountsChanged.payload)
    if (accounts?.length) emit({ type: 'accountsChanged', connectorId, provider, accounts })
    else if (accounts) end()
    if (disconnect) void onDisconnect(disconnect.payload)
  }

  async function onDisconnect(payload: unknown): Promise<void> {
    try {
      if (hasRpcCode(payload, [tryAgainLater])) {
        const answer = await requestWithTimeout(env, limits.silentAnswer, provider, { method: 'eth_accounts' })
        if (parseAccounts(answer)?.length) return
      }
    } catch {
      // It cannot answer: then it is gone.
    }
    end()
  }

  function end(): void {
    if (!isLive) return
    stop()
    emit({ type: 'disconnected', connectorId, provider })
  }

  function stop(): void {
    if (!isLive) return
    isLive = false
    env.clearTimeout(timer)
    attach('removeListener')
  }

  return {
    release() {
      isHeld = false
      if (Object.keys(pending).length) schedule()
    },
    stop,
  }
}
