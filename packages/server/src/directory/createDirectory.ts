import type { WalletListing } from '@portico/wire/http'
import type { Db } from '../db/db.js'
import type { Directory, WalletQuery } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { sha256 } from '../sha256.js'
import { directoryLimits } from './limits.js'
import { readWallets } from './readWallets.js'
import { type Searchable, searchableOf, searchWallets } from './searchWallets.js'

type Entry = { readonly listing: WalletListing; readonly searchable: Searchable; readonly chains: ReadonlySet<string> }
type WrittenPage = { readonly json: Uint8Array<ArrayBuffer>; readonly etag: string }
/** The directory as it was at one version, and the pages of it that were asked for. */
type Snapshot = {
  readonly version: string
  readonly entries: readonly Entry[]
  readonly pages: Map<string, WrittenPage>
}

/** The wallets that visitors see. Kept in memory: a few thousand are small, and the database says when they changed. */
export function createDirectory({ db, env }: { readonly db: Db; readonly env: ServerEnv }): Directory {
  let snapshot: Snapshot | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let look: Promise<Snapshot> | undefined

  async function refresh(): Promise<Snapshot> {
    try {
      const [row] = await db.sql<{ version: string }>`select version from directory_version`
      const version = row?.version ?? ''
      if (snapshot?.version !== version) snapshot = await readSnapshot(db, version)
    } catch (cause) {
      // Wallets change by the week: an old list serves visitors better than none.
      if (!snapshot) throw cause
    }
    lookedAt = env.now()
    return snapshot
  }

  /** One look at a time, however many ask. */
  async function current(): Promise<Snapshot> {
    if (snapshot && env.now() - lookedAt < directoryLimits.freshMs) return snapshot
    look ??= refresh().finally(() => {
      look = undefined
    })
    return look
  }

  return {
    search: async (query) => pageOf((await current()).entries, query),
    page: async (query) => {
      const { entries, pages } = await current()
      const key = keyOf(query)
      const kept = pages.get(key)
      if (kept) return kept
      const page = writePage(pageOf(entries, query))
      const [oldest] = pages.size >= directoryLimits.pages ? pages.keys() : []
      if (oldest !== undefined) pages.delete(oldest)
      pages.set(key, page)
      return page
    },
  }
}

async function readSnapshot(db: Db, version: string): Promise<Snapshot> {
  const shown = (await readWallets(db.sql)).filter(({ isHidden }) => !isHidden)
  const entries = shown.map(({ listing }) => ({
    listing,
    searchable: searchableOf(listing),
    chains: new Set(listing.chains),
  }))
  return { version, entries, pages: new Map() }
}

function pageOf(entries: readonly Entry[], query: WalletQuery) {
  const { page, entries: size, include, exclude, chains, search, badge_type } = query
  const included = include && new Set(include)
  const excluded = exclude && new Set(exclude)
  const isCertified = badge_type && badge_type === 'certified'
  const wanted = entries.filter(
    (entry) =>
      (!included || included.has(entry.listing.id)) &&
      !excluded?.has(entry.listing.id) &&
      // A wallet of which nobody says what chains it has is not said to have one of these.
      (!chains || chains.some((chain) => entry.chains.has(chain))) &&
      (isCertified === undefined || isCertified === (entry.listing.badge_type === 'certified')),
  )
  const found = search === undefined ? wanted : searchWallets(wanted, search)
  const data = found.slice((page - 1) * size, page * size).map(({ listing }) => listing)
  return { data, count: found.length }
}

function writePage(page: ReturnType<typeof pageOf>): WrittenPage {
  const json = new TextEncoder().encode(JSON.stringify(page))
  return { json, etag: `"${sha256(json).slice(0, 32)}"` }
}

/** Everything the answer depends on. */
function keyOf({ page, entries, include, exclude, chains, search, badge_type }: WalletQuery): string {
  return JSON.stringify([page, entries, include, exclude, chains, search?.trim(), badge_type])
}
