import type { RelayProvider } from '@portico/relay'
import type { CaipNetworkId, Eip1193Provider, Namespace, RpcRequest } from '@portico/wire'
import { pairingSentences } from '../../errors/pairingSentences.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { callAll } from '../../utils/callAll.js'
import { relayCodeOf } from './fromRelay.js'
import { RelayRpcError, toRpcError } from './RelayRpcError.js'
import { isForChain } from './readChain.js'

/** One session as the provider that adapters and hosts know (EIP-1193). It outlives the client, which another tab's change replaces. */
export type SessionProvider = {
  readonly provider: Eip1193Provider
  accounts(): readonly string[]
  network(): string | undefined
  setNetwork(id: CaipNetworkId): void
  attach(live: RelayProvider): void
  stop(): void
}

type SessionProviderParameters = {
  onSending(session: { topic: string; id: number }): void
  /** Reads what needs no wallet. */
  readChain(chainId: string, request: RpcRequest): Promise<unknown>
  /** A listener of the host has thrown. */
  onError(error: unknown): void
}

export function createSessionProvider(
  namespace: Namespace,
  { onSending, readChain, onError }: SessionProviderParameters,
): SessionProvider {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  let live: RelayProvider | undefined
  let stops: readonly Unsubscribe[] = []

  function emit(event: string, payload: unknown): void {
    callAll(listeners.get(event), payload, onError)
  }

  async function request({ method, params }: RpcRequest): Promise<unknown> {
    if (!live) throw new RelayRpcError(4900, pairingSentences['client-not-initialized']) // RELAY-06
    const topic = live.session()?.topic ?? ''
    try {
      return await live.request({ method, params, onSending: (id) => onSending({ topic, id }) })
    } catch (error) {
      // Wallets grant what needs a key. The rest is asked of the chain, as a wallet in the page would.
      const chainId = live.defaultChain()
      if (relayCodeOf(error) === 'relay/method-not-granted' && chainId && isForChain(method))
        return readChain(chainId, { method, params })
      throw toRpcError(error)
    }
  }

  function stop(): void {
    for (const each of stops) each()
    live?.destroy()
    live = undefined
    stops = []
  }

  return {
    provider: {
      request,
      on(event, listener) {
        const own = listeners.get(event) ?? new Set()
        listeners.set(event, own.add(listener))
      },
      removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
    },
    accounts: () => live?.accounts() ?? [],
    network: () => live?.defaultChain(),
    setNetwork: (id) => live?.setDefaultChain(id),
    attach(next) {
      stop()
      live = next
      stops = [
        next.on('accountsChanged', (addresses) => emit('accountsChanged', addresses)),
        next.on('chainChanged', (chainId) => emit('chainChanged', toChain(namespace, chainId))),
        next.on('disconnect', (reason) => emit('disconnect', reason)),
      ]
    },
    stop,
  }
}

/** As wallets of a page say it: in hex on EVM chains. */
function toChain(namespace: Namespace, chainId: string): string {
  return namespace === 'eip155' ? `0x${Number(chainId.slice('eip155:'.length)).toString(16)}` : chainId
}
