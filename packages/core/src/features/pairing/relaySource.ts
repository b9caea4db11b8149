import type { ConnectionSource } from '../../connections/source.js'
import { relayConnectorId, relaySourceId } from '../../connectors/relayIds.js'
import type { FindFeature } from '../features.js'
import type { RelayRequest } from './connectSession.js'

/** Sessions with wallets that are elsewhere. Its code comes with the first of them. */
export function relaySource(feature: FindFeature): ConnectionSource {
  const load = async () => feature('pairing')?.load()
  return {
    id: relaySourceId,
    connectorIds: [relayConnectorId],
    isStored: true,
    connect: (request: RelayRequest, signal) => request.pair(signal),
    restore: async (namespace, saved) => (await load())?.reconnect(namespace, saved) ?? null,
    end: async (connection) => (await load())?.end(connection),
    replaced: async (connection) => (await load())?.end(connection),
    forget: () => void feature('pairing')?.run((part) => part.forget()),
  }
}
