import { connectionsOf } from '../../state/selectors.js'
import type { State } from '../../state/state.js'
import { relaySourceId } from './relayIds.js'

/** A wallet that is elsewhere is connected. */
export function isPaired(state: Pick<State, 'connections'>): boolean {
  return connectionsOf(state).some(({ sourceId }) => sourceId === relaySourceId)
}
