import { type Env, limits } from '@portico/core/adapter'
import type { Eip1193Provider } from '@portico/wire'
import { parseAccounts } from './parseAccounts.js'
import { requestWithTimeout } from './requestWithTimeout.js'
import { walletLimits } from './walletLimits.js'

/** One open `eth_requestAccounts`. */
type OpenRequest = { readonly answer: Promise<unknown>; readonly startedAt: number }

/**
 * Asks wallets for their accounts, with one request per wallet: asking again joins the one that is not answered yet. Wallets
 * keep their prompt open whatever the page does, and many refuse a second request meanwhile as if somebody had declined it.
 */
export function createAccountRequests(env: Env): (provider: Eip1193Provider) => Promise<unknown> {
  const open = new Map<Eip1193Provider, OpenRequest>()

  function start(provider: Eip1193Provider, answer: Promise<unknown>): Promise<unknown> {
    const request: OpenRequest = { answer, startedAt: env.now() }
    const end = (): void => {
      if (open.get(provider) === request) open.delete(provider)
    }
    open.set(provider, request)
    answer.then(end, end)
    return answer
  }

  /** The wallet has been silent for long. Its process may have died and come back, then only a new request helps. */
  async function askAgain(provider: Eip1193Provider, before: Promise<unknown>): Promise<unknown> {
    const silent = { method: 'eth_accounts' }
    const held = await requestWithTimeout(env, limits.silentAnswer, provider, silent).catch(() => undefined)
    if (parseAccounts(held)?.length) return held
    const askedAt = env.now()
    try {
      return await requestAccounts(provider)
    } catch (error) {
      // Nobody declines that fast: the first prompt is still open, and will answer.
      if (env.now() - askedAt < walletLimits.instantRefusal) return before
      throw error
    }
  }

  return (provider) => {
    const current = open.get(provider)
    if (!current) return start(provider, requestAccounts(provider))
    if (env.now() - current.startedAt < walletLimits.staleRequest) return current.answer
    const again = askAgain(provider, current.answer)
    return start(provider, Promise.race([again, current.answer.catch(() => again)]))
  }
}

/** As a promise in any case: a wallet may also throw. */
async function requestAccounts(provider: Eip1193Provider): Promise<unknown> {
  return provider.request({ method: 'eth_requestAccounts' })
}
