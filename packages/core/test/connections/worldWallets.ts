import type { Namespace } from '@portico/wire'
import type { SourceConnection } from '../../src/connections/source.js'
import { solana } from '../../src/networks/otherNetworks.js'
import { noConnections } from '../../src/state/connections.js'
import { connectionOf } from '../../src/state/selectors.js'
import type { State } from '../../src/state/state.js'
import { connectionKeys } from '../../src/storage/connectionKeys.js'
import type { PorticoStorage } from '../../src/storage/createStorage.js'
import { connectorIdKey } from '../../src/storage/keys.js'
import { isHosts, type Wallet } from './referenceTab.js'

export const networkOf = { eip155: 'eip155:31337', solana: solana.caipNetworkId } as const

/** A host has an id for each of its connections. */
export function connectorIdOf(wallet: Wallet, namespace: Namespace): string {
  return isHosts(wallet) ? `${wallet} ${namespace}` : wallet
}

/** What a wallet answers. */
export function connectionsOf(
  wallet: Wallet,
  namespaces: readonly Namespace[],
  session: string | undefined,
): SourceConnection[] {
  return namespaces.map((namespace) => ({
    namespace,
    connectorId: connectorIdOf(wallet, namespace),
    type: 'ANNOUNCED',
    provider: { request: async () => null },
    network: networkOf[namespace as 'eip155' | 'solana'], // there are no others here
    accounts: [{ namespace, address: `${wallet}-1`, type: 'eoa' }],
    wallet: { name: wallet },
    ...(session ? { session } : {}),
  }))
}

/** What a tab shows of a namespace. */
export function viewOf(state: State, namespace: Namespace): string {
  const status = state.accounts[namespace]?.status ?? 'disconnected'
  const { list } = state.connections[namespace] ?? noConnections
  const inUse = connectionOf(state, namespace)?.connectorId
  return inUse || list.length ? `${status} ${describe(inUse, list)}` : status
}

/** What the browser keeps of a namespace. */
export function storedViewOf(storage: PorticoStorage, namespace: Namespace): string {
  const inUse = storage.get(connectorIdKey(namespace))
  const list = storage.get(connectionKeys.connections)?.[namespace] ?? []
  return inUse || list.length ? describe(inUse, list) : ''
}

/** The wallet in use, and all of them in their order. */
function describe(inUse: string | undefined, list: readonly { connectorId: string }[]): string {
  const nameOf = (connectorId: string): string => connectorId.split(' ')[0] ?? ''
  return `${nameOf(inUse ?? 'nothing')} of ${list.map(({ connectorId }) => nameOf(connectorId)).join()}`
}
