import { type Namespace, namespaces } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import { noConnections } from '../state/connections.js'
import type { State } from '../state/state.js'
import { connectionKeys } from '../storage/connectionKeys.js'
import type { PorticoStorage } from '../storage/createStorage.js'
import { connectorIdKey } from '../storage/keys.js'
import { storedConnections } from './storedConnections.js'

export type OtherTabChange =
  /** Another tab uses another wallet than this one, or none: what this one has is over. */
  | { readonly type: 'connection'; readonly namespace: Namespace; readonly isGone: boolean }
  /** Something is stored that this tab has not found; it may be there by now. */
  | { readonly type: 'missing'; readonly namespace: Namespace }
  /** Another tab ended some of several; the one in use is the same. */
  | { readonly type: 'ended'; readonly connections: readonly Connection[] }
  /** Another tab shows another account of the same wallet. */
  | { readonly type: 'account'; readonly connection: Connection; readonly address: string }

/** What a stored value that another tab wrote means for the connections of this one. */
export function otherTabChanges(
  { connections }: Pick<State, 'connections'>,
  storage: PorticoStorage,
  isFor: (row: { name: string }) => boolean,
  isStored: (connection: Connection) => boolean,
): readonly OtherTabChange[] {
  return namespaces.flatMap((namespace): OtherTabChange[] => {
    const { list, activeId, restoring } = connections[namespace] ?? noConnections
    const key = connectorIdKey(namespace)
    const stored = storage.get(key)
    const shared = list.filter(isStored)
    const active =
      shared.find(({ id }) => id === activeId) ??
      shared.find(({ connectorId }) => connectorId === stored) ??
      shared.at(-1)
    // What the host connected in this tab is nobody else's.
    if (activeId && !active) return []
    // A newer kit in another tab keeps it in a form of its own: the namespace is connected all the same.
    const isForeign = !stored && (storage.get(connectionKeys.connectedNamespaces)?.includes(namespace) ?? false)
    if (isFor(key) && !isForeign && (stored !== active?.connectorId || restoring))
      return [{ type: 'connection', namespace, isGone: !stored }]
    const saved = isFor(connectionKeys.connections) && !restoring ? storedConnections(storage, namespace) : []
    const [first] = saved
    if (!active) return first ? [{ type: 'missing', namespace }] : []
    // The same connector with another session: the one that this tab has is over.
    if (first?.connectorId === active.connectorId && first.session !== active.session)
      return [{ type: 'connection', namespace, isGone: false }]
    const isSaved = ({ connectorId, session }: Connection): boolean =>
      saved.some((each) => each.connectorId === connectorId && each.session === session)
    const ended = first ? shared.filter((each) => !isSaved(each)) : []
    const address = first?.connectorId === active.connectorId ? first.addresses[0] : undefined
    return [
      ...(ended.length ? [{ type: 'ended' as const, connections: ended }] : []),
      ...(address ? [{ type: 'account' as const, connection: active, address }] : []),
    ]
  })
}
