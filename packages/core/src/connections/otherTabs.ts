import { type Namespace, namespaces } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import { noConnections } from '../state/connections.js'
import type { State } from '../state/state.js'
import type { PorticoStorage } from '../storage/createStorage.js'
import { connectorIdKey, storedKeys } from '../storage/keys.js'
import { storedConnections } from './persist.js'

export type OtherTabChange =
  /** Another tab uses another wallet than this one, or none: what this one has is over. */
  | { readonly type: 'connection'; readonly namespace: Namespace; readonly isGone: boolean }
  /** Something is stored that this tab has not found; it may be there by now. */
  | { readonly type: 'missing'; readonly namespace: Namespace }
  /** Another tab shows another account of the same wallet. */
  | { readonly type: 'account'; readonly connection: Connection; readonly address: string }

/** What a stored value that another tab wrote means for the connections of this one. */
export function otherTabChanges(
  { connections }: Pick<State, 'connections'>,
  storage: PorticoStorage,
  isFor: (row: { name: string }) => boolean,
): readonly OtherTabChange[] {
  return namespaces.flatMap((namespace): OtherTabChange[] => {
    const { list, activeId, restoring } = connections[namespace] ?? noConnections
    const active = list.find(({ id }) => id === activeId)
    const key = connectorIdKey(namespace)
    if (isFor(key)) {
      const stored = storage.get(key)
      if (stored !== active?.connectorId || restoring) return [{ type: 'connection', namespace, isGone: !stored }]
    }
    const [first] = isFor(storedKeys.connections) && !restoring ? storedConnections(storage, namespace) : []
    if (!active) return first ? [{ type: 'missing', namespace }] : []
    // The same connector with another session: the one that this tab has is over.
    if (first?.connectorId === active.connectorId && first.session !== active.session)
      return [{ type: 'connection', namespace, isGone: false }]
    const address = first?.connectorId === active.connectorId ? first.addresses[0] : undefined
    return address ? [{ type: 'account', connection: active, address }] : []
  })
}
