import type { Connection } from '../../adapters/adapter.js'
import { connectionsIn } from '../../connections/connectionsIn.js'
import type { SourceConnection } from '../../connections/source.js'
import { relayConnectorId, relaySourceId } from '../../connectors/relayIds.js'
import type { PorticoContext } from '../../context.js'
import { fromRelay } from './fromRelay.js'

export type RelayRequest = { pair(signal: AbortSignal): Promise<readonly SourceConnection[]> }

/** Connects whatever a pairing brings, in all namespaces of the site at once. A pairing before it is given up. */
export function connectSession(
  ctx: PorticoContext,
  pair: (signal: AbortSignal) => Promise<readonly SourceConnection[]>,
): Promise<readonly Connection[]> {
  const { requested } = ctx.store.get().networks
  connectionsIn(ctx).cancel(relaySourceId)
  const request: RelayRequest = {
    pair: (signal) =>
      pair(signal).catch((error: unknown) => {
        throw fromRelay(error)
      }),
  }
  return connectionsIn(ctx).connect({
    sourceId: relaySourceId,
    connectorId: relayConnectorId,
    namespaces: [...new Set(requested.map(({ chainNamespace }) => chainNamespace))],
    request,
    mode: 'kept',
    isRetry: true,
  })
}
