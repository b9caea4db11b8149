import type { ConnectedActions } from './actions/connectedActions.js'
import { report } from './actions/report.js'
import { type WalletActions, walletActions } from './actions/walletActions.js'
import { adapterFor } from './adapters/registry.js'
import { createConnections } from './connections/createConnections.js'
import { adapterSource } from './connections/sources/adapterSource.js'
import { adoptedSource } from './connections/sources/adoptedSource.js'
import type { PorticoContext } from './context.js'
import type { FindFeature } from './features/features.js'
import { relaySource } from './features/pairing/relaySource.js'

/**
 * What it takes to ask a wallet or to find one again: the kit's connections, and the actions that make some. A first-time
 * visitor's page does without it; it comes with the modal, or with the first of these that is called.
 */
export function startWallets(ctx: PorticoContext, feature: FindFeature): WalletActions {
  ctx.connections.current ??= createConnections({
    ...ctx,
    sources: [
      ...[...ctx.adapters].map(([namespace, adapter]) => adapterSource(namespace, adapter)),
      adoptedSource((namespace) => adapterFor(ctx, namespace)),
      relaySource(feature),
    ],
    prepare: (namespace) => ctx.connected.run((actions) => actions.openHostProvider(ctx, namespace)),
    onLate: (connections, connector) =>
      report(
        ctx,
        ctx.connected.run((actions) => actions.connectedLate(ctx, connections, connector)),
      ),
  })
  return walletActions
}

/** What can be done once a wallet is connected. */
export async function loadConnectedActions(): Promise<ConnectedActions> {
  return (await import('./actions/connectedActions.js')).connectedActions
}
