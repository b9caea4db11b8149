import type { WalletListing } from '@portico/wire/http'
import type { Sql } from '../db/db.js'
import { monogramVersion } from '../images/drawMonogram.js'
import { versionedId } from '../images/versionedId.js'
import { type WalletRecord, withoutNothing } from './walletRecord.js'

/** A wallet as its operator sees it. */
export type DirectoryWallet = {
  readonly listing: WalletListing
  readonly source: string
  readonly isHidden: boolean
  readonly hasLogo: boolean
  /** The place the operator gave it. */
  readonly place: number | null
}

type Row = {
  id: string
  source: string
  facts: WalletRecord
  edits: Partial<WalletRecord>
  is_hidden: boolean
  place: number | null
  logo: string | null
}

/** Every wallet, hidden ones too: by the operator's order, then the list's own, then by name. */
export async function readWallets(sql: Sql): Promise<readonly DirectoryWallet[]> {
  const rows = await sql<Row>`
    select w.id, w.source, w.facts, w.edits, w.is_hidden, w.place, l.version as logo
    from directory_wallets w left join logos l on l.kind = 'wallet' and l.id = w.id`
  return rows.map(toWallet).sort(byOrder())
}

export async function readWallet(sql: Sql, id: string): Promise<DirectoryWallet | undefined> {
  const [row] = await sql<Row>`
    select w.id, w.source, w.facts, w.edits, w.is_hidden, w.place, l.version as logo
    from directory_wallets w left join logos l on l.kind = 'wallet' and l.id = w.id
    where w.id = ${id}`
  return row && toWallet(row)
}

function toWallet({ id, source, facts, edits, is_hidden, place, logo }: Row): DirectoryWallet {
  const record = { ...withoutNothing({ ...facts, ...edits }), id }
  const version = logo ?? monogramVersion(record)
  return {
    listing: { ...record, image_id: versionedId(id, version) },
    source,
    isHidden: is_hidden,
    hasLogo: logo !== null,
    place,
  }
}

function byOrder(): (one: DirectoryWallet, other: DirectoryWallet) => number {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  const last = Number.POSITIVE_INFINITY
  // Infinity less infinity is no number, which counts as equal here: the next rule decides.
  return (one, other) =>
    (one.place ?? last) - (other.place ?? last) ||
    (one.listing.order ?? last) - (other.listing.order ?? last) ||
    compare(one.listing.name, other.listing.name) ||
    compare(one.listing.id, other.listing.id)
}
