import type { Connection } from '../adapters/adapter.js'
import { writeStatus } from './connections.js'
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
