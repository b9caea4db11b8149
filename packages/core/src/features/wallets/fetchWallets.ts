import { getWallets } from '@portico/wire/http'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'
import type { Api } from '../../slots/api.js'
import { toWallet } from './toWallet.js'

export type WalletsQuery = {
  page?: number | undefined
  entries: number
  include?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
  search?: string | undefined
  isCertifiedOnly?: boolean | undefined
  signal?: AbortSignal | undefined
}

export type WalletsPage = { readonly wallets: readonly Wallet[]; readonly count: number; readonly isLast: boolean }

/** A page of the directory for the chains of this site. */
export async function fetchWallets(
  ctx: PorticoContext,
  api: Api,
  { page = 1, entries, include = [], exclude = [], search, isCertifiedOnly, signal }: WalletsQuery,
): Promise<WalletsPage> {
  const chains = ctx.store.get().networks.requested.map((network) => network.caipNetworkId)
  const query = {
    page,
    entries,
    include: [...include],
    exclude: [...exclude],
    chains,
    search,
    badge_type: isCertifiedOnly ? ('certified' as const) : undefined,
  }
  const { data, count } = await api.call(getWallets, { query, signal })
  const wallets = data.map((listing) => toWallet(api, listing)).filter((wallet) => wallet !== undefined)
  return { wallets, count, isLast: data.length < entries || page * entries >= count }
}
