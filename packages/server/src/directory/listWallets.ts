import type { Db } from '../db/db.js'
import { type DirectoryWallet, readWallets } from './readWallets.js'
import { searchableOf, searchWallets } from './searchWallets.js'

export type ListWalletsParameters = {
  /** From 1. */
  readonly page?: number | undefined
  readonly entries?: number | undefined
  readonly search?: string | undefined
  readonly visibility?: 'all' | 'shown' | 'hidden' | undefined
}

/** The directory as its operator sees it, hidden wallets too. */
export async function listWallets(
  db: Db,
  { page = 1, entries = 40, search = '', visibility = 'all' }: ListWalletsParameters = {},
): Promise<{ readonly data: readonly DirectoryWallet[]; readonly count: number }> {
  const wallets = (await readWallets(db.sql)).filter(
    ({ isHidden }) => visibility === 'all' || isHidden === (visibility === 'hidden'),
  )
  const found = searchWallets(
    wallets.map((wallet) => ({ wallet, searchable: searchableOf(wallet.listing) })),
    search,
  )
  const data = found.slice((page - 1) * entries, page * entries).map(({ wallet }) => wallet)
  return { data, count: found.length }
}
