import type { Namespace } from '@portico/wire'
import { connectionsIn } from '../connections/connectionsIn.js'
import type { PorticoContext } from '../context.js'
import { connectionsOf } from '../state/selectors.js'
import { sameAddress } from '../utils/sameAddress.js'
import { connect } from './connect.js'
import { syncAccount } from './syncAccount.js'

export type SwitchAccountParameters = {
  namespace: Namespace
  address: string
  /** The connector the account belongs to. @default the connected one */
  connectorId?: string | undefined
}

/** Uses another account: of a connected wallet at once (STATE-10), of another wallet by connecting it (STATE-11). */
export async function switchAccount(
  ctx: PorticoContext,
  { namespace, address, connectorId }: SwitchAccountParameters,
): Promise<void> {
  const state = ctx.store.get()
  const connection = connectionsOf(state, namespace).find((each) => !connectorId || each.connectorId === connectorId)
  if (connection) {
    if (!state.networks.lastOf[namespace]) {
      ctx.env.log('warn', `No current network found for namespace ${namespace}`)
      return
    }
    const account = connection.accounts.find((entry) => sameAddress(namespace, entry.address, address))
    if (!account) return
    // The chosen account goes first, so that a reload and the provider for hosts agree with what is shown.
    const accounts = [account, ...connection.accounts.filter((entry) => entry !== account)]
    connectionsIn(ctx).setAccounts(connection.id, accounts)
    connectionsIn(ctx).select(connection.id)
    await syncAccount(ctx, namespace)
    return
  }
  const connector = state.connectors.find(
    (entry) => entry.chain === namespace && (!connectorId || entry.id === connectorId),
  )
  if (!connector) {
    ctx.env.log('warn', `No connector found for namespace ${namespace}`)
    return
  }
  await connect(ctx, { connector })
}
