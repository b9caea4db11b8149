import { startApi } from '../api/startApi.js'
import { createWalletLists } from './wallets/createWalletLists.js'

/**
 * The operator's server and the wallet directory. Few chunks rather than many: all of it needs the same client and the
 * same checks, and each chunk tears the page's own code into more pieces.
 */
export const serverParts = /* @__PURE__ */ Object.freeze({ startApi, createWalletLists })
