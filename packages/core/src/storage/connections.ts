import { type Namespace, namespaces } from '@portico/wire'
import type { Connection, SavedConnection } from '../adapters/adapter.js'
import type { PorticoStorage } from './createStorage.js'
import { connectorIdKey, storedKeys } from './keys.js'

/** Keeps what is needed to find a connection again after a reload. */
export function saveConnection(storage: PorticoStorage, connection: Connection): void {
  const { namespace, connectorId, accounts, network } = connection
  const saved = {
    connectorId,
    accounts: accounts.map(({ address, type }) => ({ address, type })),
    caipNetwork: network,
  }
  storage.set(storedKeys.connections, { ...storage.get(storedKeys.connections), [namespace]: [saved] })
  writeStatus(storage, namespace)
  // Last, because other tabs act on it and may see each write before the next one.
  storage.set(connectorIdKey(namespace), connectorId)
}

/** Forgets the connection of a namespace, so that a reload does not bring it back. */
export function forgetConnection(storage: PorticoStorage, namespace: Namespace): void {
  storage.remove(connectorIdKey(namespace))
  storage.set(storedKeys.connections, { ...storage.get(storedKeys.connections), [namespace]: [] })
  // It names the address; whoever left does not want to be remembered by it.
  storage.remove(storedKeys.nativeBalances)
  writeStatus(storage)
}

/** The stored connection of a namespace, if there is one to find again. */
export function savedConnection(storage: PorticoStorage, namespace: Namespace): SavedConnection | undefined {
  const connectorId = storage.get(connectorIdKey(namespace))
  if (!connectorId) return undefined
  if (storage.get(storedKeys.connectionStatus) === 'disconnected') {
    forgetConnection(storage, namespace) // STATE-03
    return undefined
  }
  const saved = storage.get(storedKeys.connections)?.[namespace]?.find((entry) => entry.connectorId === connectorId)
  const addresses = saved?.accounts.map((account) => account.address) ?? []
  return addresses.length ? { connectorId, addresses } : undefined
}

function writeStatus(storage: PorticoStorage, added?: Namespace): void {
  const connected = namespaces.filter((namespace) => namespace === added || storage.get(connectorIdKey(namespace)))
  storage.set(storedKeys.connectedNamespaces, connected)
  storage.set(storedKeys.connectionStatus, connected.length ? 'connected' : 'disconnected')
}
