import { adopt } from './adopt.js'
import { chooseNetwork } from './chooseNetwork.js'
import { chooseWallet } from './chooseWallet.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { connectionLost } from './events/connectionLost.js'
import { otherTabChanged } from './events/otherTabChanged.js'
import { walletChanged } from './events/walletChanged.js'
import { popTransactionStack, pushTransaction } from './popTransactionStack.js'
import { reconnect } from './reconnect.js'
import { refreshBalance } from './refreshBalance.js'
import { setAccountTab } from './setAccountTab.js'
import { settleConnections } from './settleConnections.js'
import { signMessage } from './signMessage.js'
import { switchAccount } from './switchAccount.js'
import { switchConnection } from './switchConnection.js'
import { switchNetwork } from './switchNetwork.js'

/** Actions that are useless without a wallet. */
export const walletActions = /* @__PURE__ */ Object.freeze({
  adopt,
  chooseNetwork,
  chooseWallet,
  connect,
  connectionLost,
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
  switchConnection,
  switchNetwork,
  walletChanged,
})
export type WalletActions = typeof walletActions
