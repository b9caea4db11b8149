import { limits } from '../config/limits.js'
import type { Connector } from '../connectors/connector.js'
import type { Wallet } from '../connectors/wallet.js'
import type { PorticoContext } from '../context.js'
import { recentWalletsKey } from '../storage/recentWalletsKey.js'

/** Puts a wallet to the front of the recent ones and keeps two (CONNECT-15). */
export function rememberRecent(ctx: PorticoContext, connector: Connector): void {
  rememberWallet(ctx, { id: connector.id, name: connector.name, rdns: connector.info?.rdns })
}

export function rememberWallet(ctx: PorticoContext, wallet: Wallet): void {
  const recentWallets = withRecent(ctx.store.get().recentWallets, wallet)
  ctx.store.update((state) => ({ ...state, recentWallets }))
  ctx.storage.set(
    recentWalletsKey,
    recentWallets.map(({ id, name, rdns, homepage }) => ({ id, name, rdns, homepage })),
  )
}

export function withRecent(wallets: readonly Wallet[], wallet: Wallet): readonly Wallet[] {
  return [wallet, ...wallets.filter((entry) => entry.id !== wallet.id)].slice(0, limits.recentWallets)
}
