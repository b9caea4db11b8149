import type { Namespace } from '@portico/wire'
import type { Connector } from '../../connectors/connector.js'
import type { PorticoContext } from '../../context.js'

/** An adapter's whole list: wallets that left are gone, those of other namespaces stay. */
export function connectorsFound(ctx: PorticoContext, namespace: Namespace, found: readonly Connector[]): void {
  ctx.store.update((state) => ({
    ...state,
    connectors: [...state.connectors.filter((connector) => connector.chain !== namespace), ...found],
  }))
}
