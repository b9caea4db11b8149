import { adopt } from './adopt.js'
import { chooseNetwork } from './chooseNetwork.js'
import { chooseWallet } from './chooseWallet.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { otherTabChanged } from './events/otherTabChanged.js'
import { walletChanged } from './events/walletChanged.js'
import { popTransactionStack, pushTransaction } from './popTransactionStack.js'
import { reconnect } from './reconnect.js'
import { refreshBalance } from './refreshBalance.js'
import { setAccountTab } from './setAccountTab.js'
import { settleConnections } from './settleConnections.js'
import { signMessage } from './signMessage.js'
import { switchAccount } from './switchAccount.js'
import { switchNetwork } from './switchNetwork.js'

/**
 * Everything that happens once a wallet is involved. A chunk of its own: a first-time visitor's page does without it; it
 * comes with the modal, or with the first of these that is called.
 */
export const walletActions = /* @__PURE__ */ Object.freeze({
  adopt,
  chooseNetwork,
  chooseWallet,
  connect,
  disconnect,
  otherTabChanged,
  popTransactionStack,
  pushTransaction,
  reconnect,
  refreshBalance,
  setAccountTab,
  settleConnections,
  signMessage,
  switchAccount,
  switchNetwork,
  walletChanged,
})
export type WalletActions = typeof walletActions
