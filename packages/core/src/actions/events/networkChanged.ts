import type { CaipNetworkId } from '@portico/wire'
import type { Connection } from '../../adapters/adapter.js'
import { connectionsIn } from '../../connections/connectionsIn.js'
import type { PorticoContext } from '../../context.js'
import { currentView, isUnsupportedNetwork } from '../../state/selectors.js'
import { close } from '../close.js'
import { report } from '../report.js'
import { syncAccount } from '../syncAccount.js'

/** The wallet moved to another chain, by the visitor's hand or ours (STATE-14). */
export function networkChanged(ctx: PorticoContext, connection: Connection, network: CaipNetworkId): void {
  if (connection.network === network) return
  connectionsIn(ctx).setNetwork(connection.id, network)
  // The screen that asked for another chain has its answer.
  if (currentView(ctx.store.get()).name === 'UnsupportedChain' && !isUnsupportedNetwork(ctx.store.get()))
    close(ctx, { force: true })
  report(ctx, syncAccount(ctx, connection.namespace))
}
