import type { Db, Sql } from '../db/db.js'

/** Removes every block above `block` and sets the cursor there, all or nothing. */
export async function takeBack(db: Db, chain: number, to: { block: number; hash: string }): Promise<void> {
  await db.transaction(async (sql) => {
    await removeAbove(sql, chain, to.block)
    await sql`update index_networks set block = ${to.block}, hash = ${to.hash} where chain = ${chain}`
  })
}

/** Forgets a network: another chain has taken its place. */
export async function forget(db: Db, chain: number): Promise<void> {
  await db.transaction(async (sql) => {
    await removeAbove(sql, chain, -2)
    await sql`delete from index_tokens where chain = ${chain}`
    await sql`delete from index_collectibles where chain = ${chain}`
    await sql`delete from index_networks where chain = ${chain}`
  })
}

async function removeAbove(sql: Sql, chain: number, block: number): Promise<void> {
  // Rare, and as long as it takes.
  await sql`set local statement_timeout = 0`
  // Whoever took part stands in the rows that go: no index by block is needed for the sake of these few.
  await sql`
    delete from index_parties as party using (
      select block, position, sender as address from index_transactions where chain = ${chain} and block > ${block}::int8
      union select block, position, receiver from index_transactions where chain = ${chain} and block > ${block}::int8
      union select block, position, sender from index_transfers where chain = ${chain} and block > ${block}::int8
      union select block, position, receiver from index_transfers where chain = ${chain} and block > ${block}::int8
    ) as gone
    where party.chain = ${chain} and hashtextextended(party.address, 0) = hashtextextended(gone.address, 0)
      and party.address = gone.address and party.block = gone.block
      and party.position = gone.position`
  await sql`delete from index_transfers where chain = ${chain} and block > ${block}::int8`
  await sql`delete from index_transactions where chain = ${chain} and block > ${block}::int8`
  await sql`delete from index_blocks where chain = ${chain} and block > ${block}::int8`
}
