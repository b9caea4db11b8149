import { type Namespace, namespaces } from '@portico/wire'
import type { SavedConnection } from '../adapters/adapter.js'
import { limits } from '../config/limits.js'
import { connectionKeys, type StoredConnection } from '../storage/connectionKeys.js'
import type { PorticoStorage } from '../storage/createStorage.js'
import { connectorIdKey, storedKeys } from '../storage/keys.js'

/** What the next visit looks for in a namespace, the connection in use first. */
export function storedConnections(storage: PorticoStorage, namespace: Namespace): readonly SavedConnection[] {
  const inUse = storage.get(connectorIdKey(namespace))
  if (!inUse) return []
  if (storage.get(storedKeys.connectionStatus) === 'disconnected') {
    storeList(storage, namespace, [], undefined) // STATE-03
    return []
  }
  const list = storage.get(connectionKeys.connections)?.[namespace] ?? []
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

/** Writes the connections of a namespace, the one in use by its connector. */
export function storeList(
  storage: PorticoStorage,
  namespace: Namespace,
  list: StoredConnection[],
  connectorId: string | undefined,
): void {
  const key = connectorIdKey(namespace)
  // All of them together have to fit into what is read back; the accounts in use come first.
  const most = Math.ceil(limits.accounts / list.length)
  const cut = list.map((each) => ({ ...each, accounts: each.accounts.slice(0, most) }))
  // It names the address; a visitor who disconnects is not to be recognised by it.
  if (!connectorId) storage.remove(connectionKeys.nativeBalances)
  storage.set(connectionKeys.connections, { ...storage.get(connectionKeys.connections), [namespace]: cut })
  const connected = namespaces.filter((each) => (each === namespace ? connectorId : storage.get(connectorIdKey(each))))
  storage.set(connectionKeys.connectedNamespaces, connected)
  storage.set(storedKeys.connectionStatus, connected.length ? 'connected' : 'disconnected')
  // Last, because other tabs act on it and may see each write before the next one.
  if (!connectorId) storage.remove(key)
  else if (storage.get(key) !== connectorId) storage.set(key, connectorId)
}
