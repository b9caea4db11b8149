import type { ConnectedActions } from '../../actions/connectedActions.js'

/** What pairing asks of the code that talks to wallets. */
export type PairingActions = Pick<
  ConnectedActions,
  'connect' | 'connectionLost' | 'disconnect' | 'settleConnections' | 'walletChanged'
>
