import type { TokenBalance } from '@portico/wire/http'
import { type BalanceTarget, isStill, setStill } from '../../actions/balanceTarget.js'
import { keepNative, refreshNative } from '../../actions/refreshNative.js'
import { showToast } from '../../actions/showToast.js'
import type { Chunk } from '../../chunk.js'
import type { PorticoContext } from '../../context.js'
import { isPorticoError } from '../../errors/PorticoError.js'
import { toastsEn } from '../../i18n/messages/toastsEn.js'
import type { Api } from '../../slots/api.js'
import { accountOf } from '../../state/selectors.js'
import { hasPortfolio, nativeToken } from '../../utils/portfolio.js'
import { accountLimits } from './accountLimits.js'
import { readTokens } from './readTokens.js'
import { shownToken } from './shownToken.js'
import { storedPortfolio, storePortfolio } from './storePortfolio.js'

export type RefreshPortfolioParameters = { force: boolean; maxAge?: number | undefined }
/** `away`: the server says that it will not answer for a while. */
export type RefreshPortfolioReturnType = 'done' | 'failed' | 'away'

/** Brings all tokens of an account up to date, and with them the balance that stands for it. */
export async function refreshPortfolio(
  ctx: PorticoContext,
  server: Chunk<Api>,
  target: BalanceTarget,
  { force, maxAge = accountLimits.portfolioCache }: RefreshPortfolioParameters,
): Promise<RefreshPortfolioReturnType> {
  const { env, store } = ctx
  if (!hasPortfolio(target.network)) {
    await refreshNative(ctx, target, { force }) // BAL-05
    return 'done'
  }
  const account = accountOf(store.get(), target.namespace)
  const kept = force ? undefined : storedPortfolio(ctx, target, maxAge)
  if (kept) {
    await show(ctx, server, target, kept)
    return 'done'
  }
  if (account.balanceLoading && !force) return 'done' // somebody asks already
  if (isLocked(account.lastRetry, env.now())) {
    // BAL-04: the chain itself may still be asked.
    if (account.balance === undefined) await refreshNative(ctx, target, { force, lastRetry: account.lastRetry })
    return 'failed'
  }
  setStill(ctx, target, { balanceLoading: true }) // BAL-08
  try {
    const api = await server.load()
    if (!isStill(ctx, target)) return 'done'
    const tokens = await readTokens(ctx, api, target, { changed: force ? account.tokenBalance : undefined })
    if (!isStill(ctx, target)) return 'done'
    storePortfolio(ctx, target, tokens)
    await show(ctx, server, target, tokens)
    return 'done'
  } catch (error) {
    if (!isStill(ctx, target)) return 'done'
    env.log('warn', 'Portico: the tokens could not be read', error)
    const message = (store.get().language.messages?.toasts ?? toastsEn).tokensUnavailable
    showToast(ctx, { message, variant: 'error' }) // BAL-06
    await refreshNative(ctx, target, { force, lastRetry: env.now() })
    return isPorticoError(error, 'api/refused') && error.context.status === 503 ? 'away' : 'failed'
  } finally {
    setStill(ctx, target, { balanceLoading: false })
  }
}

/** Whether a failure is too young to ask again (BAL-04). */
function isLocked(lastRetry: number | undefined, now: number): boolean {
  const age = lastRetry === undefined ? -1 : now - lastRetry
  return age >= 0 && age < accountLimits.balanceRetry
}

async function show(
  ctx: PorticoContext,
  server: Chunk<Api>,
  target: BalanceTarget,
  tokens: readonly TokenBalance[],
): Promise<void> {
  setStill(ctx, target, { tokenBalance: tokens, lastRetry: undefined })
  const native = nativeToken(tokens)
  if (native) keepNative(ctx, target, native.quantity.numeric, native.symbol)
  const chosen = (await shownToken(ctx, server, target, tokens)) ?? native
  if (chosen) setStill(ctx, target, { balance: chosen.quantity.numeric, balanceSymbol: chosen.symbol })
  else await refreshNative(ctx, target, { force: false })
}
