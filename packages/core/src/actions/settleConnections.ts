import type { Connection } from '../adapters/adapter.js'
import type { Wallet } from '../connectors/wallet.js'
import type { PorticoContext } from '../context.js'
import { activeNamespace } from '../state/selectors.js'
import { track } from '../telemetry/track.js'
import { leaveConnecting } from './leaveConnecting.js'
import { rememberWallet } from './recent.js'
import { syncAccount } from './syncAccount.js'

export type SettleConnectionsParameters = {
  readonly connections: readonly Connection[]
  /** The listed wallet that was chosen, if one was. */
  readonly wallet: Wallet | undefined
  readonly method: 'mobile' | 'qrcode'
}

/** A paired wallet is connected: what follows from that for the visitor (RELAY-03, RELAY-09). */
export async function settleConnections(
  ctx: PorticoContext,
  { connections, wallet, method }: SettleConnectionsParameters,
): Promise<void> {
  const [first] = connections
  const inUse = activeNamespace(ctx.store.get())
  if (!first || !inUse) return
  if (wallet) rememberWallet(ctx, wallet)
  track(ctx, { event: 'CONNECT_SUCCESS', properties: { method, name: wallet?.name ?? first.wallet.name } })
  await leaveConnecting(ctx, inUse)
  await Promise.all(connections.map(({ namespace }) => syncAccount(ctx, namespace)))
}
