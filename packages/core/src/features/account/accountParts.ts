import type { PorticoContext } from '../../context.js'
import { createHistory } from '../history/createHistory.js'
import { createAccountWatch } from './createAccountWatch.js'
import { createCollectibles } from './createCollectibles.js'
import { followReturns } from './followReturns.js'
import { refreshPortfolio } from './refreshPortfolio.js'
import { syncIdentity } from './syncIdentity.js'

const accountParts = /* @__PURE__ */ Object.freeze({
  account: createAccountWatch,
  collectibles: createCollectibles,
  history: createHistory,
  refreshPortfolio,
  syncIdentity,
})
export type AccountParts = typeof accountParts

/** What the server knows about an account. A chunk of its own: it comes with the first account. */
export function startAccountParts(ctx: PorticoContext): AccountParts {
  ctx.onDestroy(followReturns(ctx))
  return accountParts
}
