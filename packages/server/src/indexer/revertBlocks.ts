import type { Db, Sql } from '../db/db.js'
import { addressKey } from './addressKey.js'
import { type BodyTransaction, decodeBody, partiesOf } from './blockBody.js'

/** Removes every block above `block` and sets the cursor there, all or nothing. */
export async function revertBlocks(db: Db, chain: number, to: { block: number; hash: string }): Promise<void> {
  await db.transaction(async (sql) => {
    // Rare, and as long as it takes.
    await sql`set local statement_timeout = 0`
    await removeParties(sql, chain, to.block)
    await sql`delete from index_movements where chain = ${chain} and block > ${to.block}::int8`
    await sql`delete from index_bodies where chain = ${chain} and block > ${to.block}::int8`
    await sql`delete from index_blocks where chain = ${chain} and block > ${to.block}::int8`
    await sql`update index_networks set block = ${to.block}, hash = ${to.hash} where chain = ${chain}`
  })
}

/** Whoever took part stands in the bodies that go: no index by block is needed for the sake of these few. */
async function removeParties(sql: Sql, chain: number, block: number): Promise<void> {
  const rows = await sql<{ body: string }>`
    select body from index_bodies where chain = ${chain} and block > ${block}::int8`
  const keys = new Set(rows.flatMap(({ body }) => decodeBody(body).transactions.flatMap(keysOf)))
  await sql`
    delete from index_parties where chain = ${chain} and block > ${block}::int8
      and key in (select value::int8 from jsonb_array_elements_text(${JSON.stringify([...keys])}::jsonb))`
}

const keysOf = (transaction: BodyTransaction): number[] => partiesOf(transaction).map(addressKey)

/** Forgets a network: another chain has taken its place. */
export async function forget(db: Db, chain: number): Promise<void> {
  await db.transaction(async (sql) => {
    await sql`set local statement_timeout = 0`
    await sql`delete from index_parties where chain = ${chain}`
    await sql`delete from index_received where chain = ${chain}`
    await sql`delete from index_movements where chain = ${chain}`
    await sql`delete from index_bodies where chain = ${chain}`
    await sql`delete from index_blocks where chain = ${chain}`
    await sql`delete from index_tokens where chain = ${chain}`
    await sql`delete from index_collectibles where chain = ${chain}`
    await sql`delete from index_networks where chain = ${chain}`
  })
}
