import type { Connector } from '../../connectors/connector.js'
import type { PorticoContext } from '../../context.js'
import { track } from '../../telemetry/track.js'
import { leaveConnecting } from '../leaveConnecting.js'
import { rememberRecent } from '../recent.js'
import { syncAccount } from '../syncAccount.js'

/** The wallet that the visitor chose is connected: what follows from that. */
export async function connectionMade(ctx: PorticoContext, connector: Connector): Promise<void> {
  rememberRecent(ctx, connector)
  track(ctx, { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: connector.name } })
  await leaveConnecting(ctx, connector.chain)
  await syncAccount(ctx, connector.chain)
}
