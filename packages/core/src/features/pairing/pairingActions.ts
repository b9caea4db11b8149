import type { ConnectedActions } from '../../actions/connectedActions.js'
import type { WalletActions } from '../../actions/walletActions.js'

/** What pairing asks of the code that talks to wallets. */
export type PairingActions = Pick<WalletActions, 'connect'> &
  Pick<ConnectedActions, 'connectionLost' | 'disconnect' | 'settleConnections' | 'walletChanged'>
