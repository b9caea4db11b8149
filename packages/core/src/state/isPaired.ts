import { relaySourceId } from '../connectors/relayIds.js'
import { connectionsOf } from './selectors.js'
import type { State } from './state.js'

/** A wallet that is elsewhere is connected. */
export function isPaired(state: Pick<State, 'connections'>): boolean {
  return connectionsOf(state).some(({ sourceId }) => sourceId === relaySourceId)
}
