import { chooseWallet } from './chooseWallet.js'
import { connect } from './connect.js'
import { reconnect } from './reconnect.js'

/** Actions that ask a wallet, or look for one. */
export const walletActions = /* @__PURE__ */ Object.freeze({ chooseWallet, connect, reconnect })
export type WalletActions = typeof walletActions
