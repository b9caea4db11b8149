import { openHostProvider } from '../connections/openHostProvider.js'
import { adopt } from './adopt.js'
import { chooseNetwork } from './chooseNetwork.js'
import { connect } from './connect.js'
import { copyText } from './copyText.js'
import { disconnect } from './disconnect.js'
import { connectedLate } from './events/connectedLate.js'
import { connectionFound } from './events/connectionFound.js'
import { connectionLost } from './events/connectionLost.js'
import { connectionMade } from './events/connectionMade.js'
import { otherTabChanged } from './events/otherTabChanged.js'
import { walletChanged } from './events/walletChanged.js'
import { popTransactionStack, pushTransaction } from './popTransactionStack.js'
import { refreshBalance } from './refreshBalance.js'
import { setAccountTab } from './setAccountTab.js'
import { settleConnections } from './settleConnections.js'
import { signMessage } from './signMessage.js'
import { switchAccount } from './switchAccount.js'
import { switchConnection } from './switchConnection.js'
import { switchNetwork } from './switchNetwork.js'

/** Actions that are useless without a connected wallet, what follows from connecting one, and connecting another. Fetched while it is asked. */
export const connectedActions = /* @__PURE__ */ Object.freeze({
  adopt,
  chooseNetwork,
  connect,
  connectedLate,
  connectionFound,
  connectionLost,
  connectionMade,
  copyText,
  disconnect,
  openHostProvider,
  otherTabChanged,
  popTransactionStack,
  pushTransaction,
  refreshBalance,
  setAccountTab,
  settleConnections,
  signMessage,
  switchAccount,
  switchConnection,
  switchNetwork,
  walletChanged,
})
export type ConnectedActions = typeof connectedActions
