import { createHistory } from '../history/createHistory.js'
import { createAccountWatch } from './createAccountWatch.js'
import { createCollectibles } from './createCollectibles.js'
import { refreshPortfolio } from './refreshPortfolio.js'
import { syncIdentity } from './syncIdentity.js'

/** What the server knows about an account. A chunk of its own: it comes with the first account. */
export const accountParts = /* @__PURE__ */ Object.freeze({
  account: createAccountWatch,
  collectibles: createCollectibles,
  history: createHistory,
  refreshPortfolio,
  syncIdentity,
})
export type AccountParts = typeof accountParts
