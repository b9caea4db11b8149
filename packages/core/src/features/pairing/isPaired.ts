import type { State } from '../../state/state.js'
import { relayConnectorId } from './peerWallet.js'

/** A wallet that is elsewhere is connected. */
export function isPaired({ connections }: Pick<State, 'connections'>): boolean {
  return Object.values(connections).some(({ connectorId }) => connectorId === relayConnectorId)
}
