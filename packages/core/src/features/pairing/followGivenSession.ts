import { namespaces } from '@portico/wire'
import type { PorticoContext } from '../../context.js'
import { isAnyConnected } from '../../state/selectors.js'
import { connectorIdKey } from '../../storage/keys.js'
import { connectSession } from './connectSession.js'
import type { RelaySessions } from './createRelaySessions.js'
import type { PairingActions } from './pairingActions.js'

/** The site's own provider may be connected before the kit is; unless the kit looks for a connection of its own, it is taken. */
export async function followGivenSession(
  ctx: PorticoContext,
  sessions: RelaySessions,
  actions: PairingActions,
): Promise<void> {
  const isTaken = (): boolean =>
    isAnyConnected(ctx.store.get()) || namespaces.some((namespace) => ctx.storage.get(connectorIdKey(namespace)))
  if (!ctx.store.get().options.universalProvider?.session || isTaken()) return
  const client = await sessions.client().catch((error) => {
    if (!ctx.isOver()) throw error
  })
  const [session] = client?.dapp.sessions() ?? []
  if (!session || isTaken()) return
  const connections = await connectSession(ctx, () => sessions.adopt(session, undefined))
  await actions.settleConnections(ctx, { connections, wallet: undefined, method: 'qrcode' })
}
