import { connectionsIn } from '../connections/connectionsIn.js'
import type { PorticoContext } from '../context.js'
import { connectionsOf } from '../state/selectors.js'
import { syncAccount } from './syncAccount.js'

export type SwitchConnectionParameters = { connectionId: string }

/** Uses another of the wallets that are connected; its namespace is the one in use then. */
export async function switchConnection(
  ctx: PorticoContext,
  { connectionId }: SwitchConnectionParameters,
): Promise<void> {
  connectionsIn(ctx).select(connectionId)
  const chosen = connectionsOf(ctx.store.get()).find(({ id }) => id === connectionId)
  if (chosen) await syncAccount(ctx, chosen.namespace)
}
