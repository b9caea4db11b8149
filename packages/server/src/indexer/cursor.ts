import type { Sql } from '../db/db.js'

/** The highest block in the index, and the chain it belongs to. `block` is −1 before the very first. */
export type Cursor = { readonly instance: string; readonly block: number; readonly hash: string }

export async function readCursor(sql: Sql, chain: number): Promise<Cursor | undefined> {
  const [row] = await sql<{ instance: string; block: string; hash: string }>`
    select instance, block, hash from index_networks where chain = ${chain}`
  return row && { ...row, block: Number(row.block) }
}

/** Begins with the block after `cursor`, unless somebody has begun: in one statement, so that nobody's first block comes late. */
export async function startCursor(sql: Sql, chain: number, { instance, block, hash }: Cursor): Promise<void> {
  await sql`
    with started as (
      insert into index_networks (chain, instance, block, hash) values (${chain}, ${instance}, ${block}, ${hash})
      on conflict do nothing returning chain, block, hash)
    insert into index_blocks (chain, block, hash) select chain, block, hash from started on conflict do nothing`
}
