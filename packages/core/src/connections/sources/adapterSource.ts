import type { Namespace } from '@portico/wire'
import type { Adapter, ConnectParameters } from '../../adapters/adapter.js'
import { adapterSourceId, type ConnectionSource } from '../source.js'

/** The wallets that an adapter finds in the page. */
export function adapterSource(namespace: Namespace, adapter: Adapter): ConnectionSource {
  return {
    id: adapterSourceId(namespace),
    isStored: true,
    connect: async (request: ConnectParameters, signal, onApproved) => [
      await adapter.connect({ ...request, signal, onApproved }),
    ],
    restore: (_namespace, saved) => adapter.reconnect(saved),
    end: (connection) => adapter.disconnect(connection),
  }
}
