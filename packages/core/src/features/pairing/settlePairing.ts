import { leaveConnecting } from '../../actions/leaveConnecting.js'
import { syncAccount } from '../../actions/syncAccount.js'
import type { Connection } from '../../adapters/adapter.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'
import { activeNamespace } from '../../state/selectors.js'
import { setConnection } from '../../state/slices/connections.js'
import { saveConnection } from '../../storage/connections.js'
import { track } from '../../telemetry/track.js'
import { rememberWallet } from '../connect/recent.js'
import { pairingKeys, type StoredDeepLink } from './pairingKeys.js'

export type SettleParameters = {
  readonly connections: readonly Connection[]
  readonly wallet: Wallet | undefined
  /** The app's link, when the visitor came by one. */
  readonly deepLink: StoredDeepLink | undefined
}

/** The wallet approved: its connections are the kit's, and the next visit finds them again (RELAY-03, RELAY-09). */
export async function settlePairing(
  ctx: PorticoContext,
  { connections, wallet, deepLink }: SettleParameters,
): Promise<void> {
  const active = activeNamespace(ctx.store.get())
  // The namespace in use comes last, because the last one set is in use.
  const ordered = [...connections].sort((a, b) => Number(a.namespace === active) - Number(b.namespace === active))
  ctx.store.update((state) => ordered.reduce((next, connection) => setConnection(next, connection), state))
  for (const connection of ordered) saveConnection(ctx.storage, connection)
  if (deepLink) ctx.storage.set(pairingKeys.deepLink, deepLink)
  else ctx.storage.remove(pairingKeys.deepLink)
  if (wallet) rememberWallet(ctx, wallet)
  const name = wallet?.name ?? ordered[0]?.wallet.name ?? 'WalletConnect'
  track(ctx, { event: 'CONNECT_SUCCESS', properties: { method: deepLink ? 'mobile' : 'qrcode', name } })
  await leaveConnecting(ctx, ordered.at(-1)?.namespace ?? 'eip155')
  await Promise.all(ordered.map(({ namespace }) => syncAccount(ctx, namespace)))
}
