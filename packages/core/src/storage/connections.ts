import { type Namespace, namespaces } from '@portico/wire'
import type { SavedConnection } from '../adapters/adapter.js'
import type { PorticoStorage } from './createStorage.js'
import { connectorIdKey, storedKeys } from './keys.js'

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

export function writeStatus(storage: PorticoStorage, added?: Namespace): void {
  const connected = namespaces.filter((namespace) => namespace === added || storage.get(connectorIdKey(namespace)))
  storage.set(storedKeys.connectedNamespaces, connected)
  storage.set(storedKeys.connectionStatus, connected.length ? 'connected' : 'disconnected')
}
