import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import { setConnection } from '../state/slices/connections.js'
import { saveConnection } from '../storage/saveConnection.js'
import { sameAddress } from '../utils/sameAddress.js'
import { connect } from './connect.js'
import { syncAccount } from './syncAccount.js'

export type SwitchAccountParameters = {
  namespace: Namespace
  address: string
  /** The connector the account belongs to. @default the connected one */
  connectorId?: string | undefined
}

/** Uses another account: of the connected wallet at once (STATE-10), of another wallet by connecting it (STATE-11). */
export async function switchAccount(
  ctx: PorticoContext,
  { namespace, address, connectorId }: SwitchAccountParameters,
): Promise<void> {
  const state = ctx.store.get()
  const connection = state.connections[namespace]
  if (connection && (!connectorId || connection.connectorId === connectorId)) {
    if (!state.networks.lastOf[namespace]) {
      ctx.env.log('warn', `No current network found for namespace ${namespace}`)
      return
    }
    const account = connection.accounts.find((entry) => sameAddress(namespace, entry.address, address))
    if (!account) return
    // The chosen account goes first, so that a reload and the wallet's own requests agree with what is shown.
    const accounts = [account, ...connection.accounts.filter((entry) => entry !== account)]
    const next = { ...connection, accounts }
    ctx.store.update((before) => setConnection(before, next))
    saveConnection(ctx.storage, next)
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
