import type { Connection } from '../../adapters/adapter.js'
import type { Connector } from '../../connectors/connector.js'
import type { PorticoContext } from '../../context.js'
import { connectionsEn } from '../../i18n/messages/connectionsEn.js'
import { track } from '../../telemetry/track.js'
import { close } from '../close.js'
import { rememberRecent } from '../recent.js'
import { requestSignIn } from '../requestSignIn.js'
import { showToast } from '../showToast.js'
import { syncAccount } from '../syncAccount.js'

/** A wallet approved after its screen was left, and nothing else was chosen: it is connected, and the visitor is told. */
export async function connectedLate(
  ctx: PorticoContext,
  connections: readonly Connection[],
  connector: Connector | undefined,
): Promise<void> {
  const [connection] = connections
  if (!connection) return
  const { name } = connection.wallet
  const { messages } = ctx.store.get().language
  if (connector) rememberRecent(ctx, connector)
  track(ctx, { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name } })
  // A list of wallets that is still open has nothing more to offer.
  if ((await requestSignIn(ctx, connection.namespace, 'connected')) === 'passed') close(ctx, { force: true })
  showToast(ctx, { message: (messages?.connections ?? connectionsEn).connectedLate({ wallet: name }) })
  await syncAccount(ctx, connection.namespace)
}
