import type { Namespace } from '@portico/wire'
import type { Adapter, AdoptParameters } from '../../adapters/adapter.js'
import { PorticoError } from '../../errors/PorticoError.js'
import type { ConnectionSource } from '../source.js'

export const adoptedSourceId = 'adopted'

/** Connections that the host made by itself, with its own providers. They are not stored: whoever made one finds it again. */
export function adoptedSource(adapterOf: (namespace: Namespace) => Adapter): ConnectionSource {
  return {
    id: adoptedSourceId,
    isStored: false,
    async connect(request: AdoptParameters) {
      const connection = await adapterOf(request.connector.chain).adopt?.(request)
      if (!connection) throw new PorticoError('connect/no-accounts')
      return [connection]
    },
    restore: async () => null,
    end: (connection) => adapterOf(connection.namespace).disconnect(connection),
  }
}
