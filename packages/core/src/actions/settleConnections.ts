import type { Connection } from '../adapters/adapter.js'
import type { Wallet } from '../connectors/wallet.js'
import type { PorticoContext } from '../context.js'
import { rememberWallet } from '../features/connect/recent.js'
import { activeNamespace } from '../state/selectors.js'
import { setConnection } from '../state/slices/connections.js'
import { saveConnection } from '../storage/saveConnection.js'
import { track } from '../telemetry/track.js'
import { leaveConnecting } from './leaveConnecting.js'
import { syncAccount } from './syncAccount.js'

export type SettleConnectionsParameters = {
  readonly connections: readonly Connection[]
  /** The listed wallet that was chosen, if one was. */
  readonly wallet: Wallet | undefined
  readonly method: 'mobile' | 'qrcode'
}

/** A paired wallet approved: its connections are the kit's, and the next visit finds them again (RELAY-03, RELAY-09). */
export async function settleConnections(
  ctx: PorticoContext,
  { connections, wallet, method }: SettleConnectionsParameters,
): Promise<void> {
  const before = activeNamespace(ctx.store.get())
  // The namespace in use comes last, because the last one set is in use.
  const ordered = [...connections].sort((a, b) => Number(a.namespace === before) - Number(b.namespace === before))
  const last = ordered.at(-1)
  if (!last) return
  ctx.store.update((state) => ordered.reduce((next, connection) => setConnection(next, connection), state))
  for (const connection of ordered) saveConnection(ctx.storage, connection)
  if (wallet) rememberWallet(ctx, wallet)
  track(ctx, { event: 'CONNECT_SUCCESS', properties: { method, name: wallet?.name ?? last.wallet.name } })
  await leaveConnecting(ctx, last.namespace)
  await Promise.all(ordered.map(({ namespace }) => syncAccount(ctx, namespace)))
}
