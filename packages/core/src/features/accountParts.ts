import { createAccount } from './account/createAccount.js'
import { createCollectibles } from './account/createCollectibles.js'
import { createHistory } from './history/createHistory.js'

/** What the operator's server knows about an account. One chunk: it comes with the first account. */
export const accountParts = /* @__PURE__ */ Object.freeze({ createAccount, createCollectibles, createHistory })
