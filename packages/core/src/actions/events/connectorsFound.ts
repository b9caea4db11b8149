import type { Connector } from '../../connectors/connector.js'
import type { PorticoContext } from '../../context.js'

/** The whole list of one source: wallets that left are gone, those that others found stay, also in the same namespace. */
export function connectorsFound(ctx: PorticoContext, sourceId: string, found: readonly Connector[]): void {
  ctx.store.update((state) => ({
    ...state,
    connectors: [
      ...state.connectors.filter((connector) => connector.sourceId !== sourceId),
      ...found.map((connector) => ({ ...connector, sourceId })),
    ],
  }))
}
