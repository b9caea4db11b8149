import { type Env, limits, PorticoError } from '@portico/core/adapter'
import type { Eip1193Provider } from '@portico/wire'
import { evmLimits } from '../evmLimits.js'
import { parseAccounts } from './parseAccounts.js'
import { requestWithTimeout } from './requestWithTimeout.js'

/** One open `eth_requestAccounts`. */
type OpenRequest = { readonly answer: Promise<unknown>; readonly startedAt: number; waiting: number }

export type AccountRequests = {
  /** Asks the wallet for its accounts, or joins the request that it has not answered yet. */
  request(provider: Eip1193Provider, signal?: AbortSignal | undefined): Promise<unknown>
}

export type CreateAccountRequestsParameters = {
  readonly env: Env
  /** Called when a wallet granted what nobody waits for any more. */
  readonly giveBack: (provider: Eip1193Provider) => void
}

/**
 * Keeps one request to connect per wallet. Wallets keep their prompt open whatever the page does, and many refuse a second
 * request meanwhile as if somebody had declined it.
 */
export function createAccountRequests({ env, giveBack }: CreateAccountRequestsParameters): AccountRequests {
  const open = new Map<Eip1193Provider, OpenRequest>()

  function start(provider: Eip1193Provider, answer: Promise<unknown>): OpenRequest {
    const request: OpenRequest = { answer, startedAt: env.now(), waiting: 0 }
    const end = (): boolean => open.get(provider) === request && open.delete(provider)
    open.set(provider, request)
    answer.then((accounts) => {
      if (end() && !request.waiting && parseAccounts(accounts)?.length) giveBack(provider)
    }, end)
    return request
  }

  /** The wallet has been silent for long. Its process may have died and come back, then only a new request helps. */
  async function askAgain(provider: Eip1193Provider, before: Promise<unknown>): Promise<unknown> {
    const silent = { method: 'eth_accounts' }
    const held = await requestWithTimeout(env, limits.silentAnswer, provider, silent).catch(() => undefined)
    if (parseAccounts(held)?.length) return held
    const askedAt = env.now()
    try {
      return await ask(provider)
    } catch (error) {
      // Nobody declines that fast: the first prompt is still open, and will answer.
      if (env.now() - askedAt < evmLimits.instantRefusal) return before
      throw error
    }
  }

  function join(provider: Eip1193Provider): OpenRequest {
    const current = open.get(provider)
    if (!current) return start(provider, ask(provider))
    if (env.now() - current.startedAt < evmLimits.staleRequest) return current
    const again = askAgain(provider, current.answer)
    return start(provider, Promise.race([again, current.answer.catch(() => again)]))
  }

  return {
    async request(provider, signal) {
      if (signal?.aborted) throw new PorticoError('connect/abandoned')
      const request = join(provider)
      request.waiting += 1
      if (!signal) return request.answer
      let leave = (): void => undefined
      const left = new Promise<never>((_, reject) => {
        leave = () => {
          request.waiting -= 1
          reject(new PorticoError('connect/abandoned'))
        }
        signal.addEventListener('abort', leave, { once: true })
      })
      try {
        return await Promise.race([request.answer, left])
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
  }
}

/** As a promise in any case: a wallet may also throw. */
async function ask(provider: Eip1193Provider): Promise<unknown> {
  return provider.request({ method: 'eth_requestAccounts' })
}
