import type { CaipNetworkId, Namespace } from '@portico/wire'
import type { PorticoContext } from '../../context.js'
import { activeNamespace, currentView, isUnsupportedNetwork } from '../../state/selectors.js'
import { setConnection } from '../../state/slices/connections.js'
import { saveConnection } from '../../storage/saveConnection.js'
import { close } from '../close.js'
import { report } from '../report.js'
import { syncAccount } from '../syncAccount.js'

/** The wallet moved to another chain, by the visitor's hand or ours (STATE-14). */
export function networkChanged(
  ctx: PorticoContext,
  namespace: Namespace,
  { connectorId, network }: { connectorId: string; network: CaipNetworkId },
): void {
  const state = ctx.store.get()
  const connection = state.connections[namespace]
  if (connection?.connectorId !== connectorId || connection.network === network) return
  const isActive = activeNamespace(state) === namespace
  const next = { ...connection, network }
  ctx.store.update((before) => {
    const moved = setConnection(before, next, before.accounts[namespace]?.address)
    // Another namespace in use stays in use.
    return isActive ? moved : { ...moved, networks: { ...moved.networks, active: before.networks.active } }
  })
  saveConnection(ctx.storage, next)
  // The screen that asked for another chain has its answer.
  if (currentView(ctx.store.get()).name === 'UnsupportedChain' && !isUnsupportedNetwork(ctx.store.get()))
    close(ctx, { force: true })
  report(ctx, syncAccount(ctx, namespace))
}
