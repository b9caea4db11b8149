import type { Namespace } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import { type NamespaceConnections, noConnections } from '../state/connections.js'
import { connectionKeys, type StoredConnection } from '../storage/connectionKeys.js'
import type { PorticoStorage } from '../storage/createStorage.js'
import { connectorIdKey, storedKeys } from '../storage/keys.js'
import { storeList } from './storedConnections.js'

/** Whether a connector is kept by this or another tab: its permission is not this one's to give back. */
export function isStoredElsewhere(storage: PorticoStorage, { namespace, connectorId, session }: Connection): boolean {
  if (session !== undefined) return false // a session is its own permission
  const isConnected = storage.get(connectorIdKey(namespace)) && storage.get(storedKeys.connectionStatus) === 'connected'
  const list = storage.get(connectionKeys.connections)?.[namespace] ?? []
  return isConnected ? list.some((saved) => saved.connectorId === connectorId) : false
}

/** Whether another is in use, or anything else of it has changed, among the connections that are stored. */
export function hasKeptChanged(
  before: NamespaceConnections = noConnections,
  after: NamespaceConnections = noConnections,
  isStored: (connection: Connection) => boolean,
): boolean {
  const keptOf = ({ list, activeId }: NamespaceConnections) => {
    const kept = list.filter(isStored)
    return [...kept, kept.find(({ id }) => id === activeId)]
  }
  const [old, now] = [keptOf(before), keptOf(after)]
  return old.length !== now.length || old.some((each, index) => each !== now[index])
}

/** What else is stored in a namespace: wallets that this tab looked for in vain, or left to the others. */
export function otherStored(
  storage: PorticoStorage,
  namespace: Namespace,
  { list }: NamespaceConnections = noConnections,
  isStored: (connection: Connection) => boolean,
): readonly StoredConnection[] {
  const held = list.filter(isStored)
  const isHeld = ({ connectorId, session }: StoredConnection): boolean =>
    held.some((each) => each.connectorId === connectorId && each.session === session)
  return (storage.get(connectionKeys.connections)?.[namespace] ?? []).filter((saved) => !isHeld(saved))
}

/** Keeps what is needed to find the connections of a namespace again after a reload; nothing is kept where there is none. */
export function storeNamespace(
  storage: PorticoStorage,
  namespace: Namespace,
  { list, activeId }: NamespaceConnections = noConnections,
  { isStored, others, isChosen }: StoreNamespaceParameters,
): void {
  const kept = list.filter(isStored)
  const stored = storage.get(connectorIdKey(namespace))
  const missing = others.filter((saved) => kept.every(({ connectorId }) => connectorId !== saved.connectorId))
  // A wallet that is silent in this tab is in use nevertheless, until another is chosen.
  const silent = isChosen ? undefined : missing.find(({ connectorId }) => connectorId === stored)
  // Where this tab shows a connection of the host, the other tabs go on with theirs.
  const inUse =
    silent ??
    kept.find(({ id }) => id === activeId) ??
    kept.find((each) => each.connectorId === stored) ??
    kept.at(-1) ??
    missing.at(-1)
  const saved = kept.map(({ connectorId, accounts, network, session }) => ({
    connectorId,
    accounts: accounts.map(({ address, type }) => ({ address, type })),
    caipNetwork: network,
    session,
  }))
  storeList(storage, namespace, [...saved, ...missing], inUse?.connectorId)
}

type StoreNamespaceParameters = {
  isStored(connection: Connection): boolean
  /** What stays stored beside them. */
  others: readonly StoredConnection[]
  /** The visitor has chosen the one in use; otherwise one that is stored as such stays so. */
  isChosen: boolean
}
