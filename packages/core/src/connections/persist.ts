import { type Namespace, namespaces } from '@portico/wire'
import type { Connection, SavedConnection } from '../adapters/adapter.js'
import { limits } from '../config/limits.js'
import { type NamespaceConnections, noConnections } from '../state/connections.js'
import type { PorticoStorage } from '../storage/createStorage.js'
import { connectorIdKey, type StoredConnection, storedKeys } from '../storage/keys.js'

/** What the next visit looks for in a namespace, the connection in use first. */
export function storedConnections(storage: PorticoStorage, namespace: Namespace): readonly SavedConnection[] {
  const inUse = storage.get(connectorIdKey(namespace))
  if (!inUse) return []
  if (storage.get(storedKeys.connectionStatus) === 'disconnected') {
    storeList(storage, namespace, [], undefined) // STATE-03
    return []
  }
  const list = storage.get(storedKeys.connections)?.[namespace] ?? []
  const first = list.filter(({ connectorId }) => connectorId === inUse)
  const others = list.filter(({ connectorId }) => connectorId !== inUse)
  // Without the one in use nobody knows what was shown.
  return (first.length ? [...first, ...others] : [])
    .map(({ connectorId, accounts, session }) => ({
      connectorId,
      addresses: accounts.map(({ address }) => address),
      ...(session === undefined ? {} : { session }),
    }))
    .filter(({ addresses }) => addresses.length > 0)
}

/** Whether a connector is kept by this or another tab: its permission is not this one's to give back. */
export function isStoredElsewhere(storage: PorticoStorage, { namespace, connectorId, session }: Connection): boolean {
  if (session !== undefined) return false // a session is its own permission
  const isConnected = storage.get(connectorIdKey(namespace)) && storage.get(storedKeys.connectionStatus) === 'connected'
  const list = storage.get(storedKeys.connections)?.[namespace] ?? []
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

/** Keeps what is needed to find the connections of a namespace again after a reload; nothing is kept where there is none. */
export function storeNamespace(
  storage: PorticoStorage,
  namespace: Namespace,
  { list, activeId }: NamespaceConnections = noConnections,
  isStored: (connection: Connection) => boolean,
): void {
  const kept = list.filter(isStored)
  const stored = storage.get(connectorIdKey(namespace))
  // Where this tab shows a connection of the host, the other tabs go on with theirs.
  const inUse =
    kept.find(({ id }) => id === activeId) ?? kept.find((each) => each.connectorId === stored) ?? kept.at(-1)
  const saved = kept.map(({ connectorId, accounts, network, session }) => ({
    connectorId,
    accounts: accounts.slice(0, limits.accounts).map(({ address, type }) => ({ address, type })),
    caipNetwork: network,
    session,
  }))
  storeList(storage, namespace, saved, inUse?.connectorId)
}

function storeList(
  storage: PorticoStorage,
  namespace: Namespace,
  list: StoredConnection[],
  connectorId: string | undefined,
): void {
  const key = connectorIdKey(namespace)
  // It names the address; a visitor who disconnects is not to be recognised by it.
  if (!connectorId) storage.remove(storedKeys.nativeBalances)
  storage.set(storedKeys.connections, { ...storage.get(storedKeys.connections), [namespace]: list })
  const connected = namespaces.filter((each) => (each === namespace ? connectorId : storage.get(connectorIdKey(each))))
  storage.set(storedKeys.connectedNamespaces, connected)
  storage.set(storedKeys.connectionStatus, connected.length ? 'connected' : 'disconnected')
  // Last, because other tabs act on it and may see each write before the next one.
  if (!connectorId) storage.remove(key)
  else if (storage.get(key) !== connectorId) storage.set(key, connectorId)
}
