import type { Db, Sql } from '../db/db.js'
import { ServerError } from '../errors/ServerError.js'
import { changeDirectory } from './changeDirectory.js'
import { readWallets } from './readWallets.js'

/** Puts these wallets first, in this order; all others follow in the directory's own. */
export function orderWallets(db: Db, ids: readonly string[]): Promise<void> {
  return changeDirectory(db, async (sql) => {
    const known = new Set((await readWallets(sql)).map(({ listing }) => listing.id))
    const stranger = ids.find((id) => !known.has(id))
    if (stranger !== undefined) throw unknownWallet(stranger)
    await writePlaces(sql, [...new Set(ids)])
  })
}

/** Moves a wallet in front of another, or behind all others. */
export function moveWallet(db: Db, id: string, before: string | null): Promise<void> {
  return changeDirectory(db, async (sql) => {
    const wallets = await readWallets(sql)
    const ids = wallets.map(({ listing }) => listing.id)
    for (const wanted of [id, ...(before === null ? [] : [before])])
      if (!ids.includes(wanted)) throw unknownWallet(wanted)
    if (id === before) return
    const others = ids.filter((other) => other !== id)
    const at = before === null ? others.length : others.indexOf(before)
    const placed = wallets.filter(({ place, listing }) => place !== null && listing.id !== id).length
    // Those behind the last place that anybody chose stay in the directory's own order.
    await writePlaces(sql, [...others.slice(0, at), id, ...others.slice(at)].slice(0, Math.max(at, placed) + 1))
  })
}

async function writePlaces(sql: Sql, ids: readonly string[]): Promise<void> {
  const rows = JSON.stringify(ids.map((id, place) => ({ id, place })))
  await sql`update directory_wallets set place = null where place is not null`
  await sql`
    update directory_wallets w set place = r.place
    from jsonb_to_recordset(${rows}::jsonb) as r(id text, place integer) where w.id = r.id`
}

function unknownWallet(id: string): ServerError {
  return new ServerError('request/not-found', { detail: `There is no wallet with the id ${id}.` })
}
