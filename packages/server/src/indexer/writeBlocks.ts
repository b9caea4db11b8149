import type { Db, Sql } from '../db/db.js'
import { ServerError } from '../errors/ServerError.js'
import type { WholeBlock } from './chainShapes.js'
import { columnText } from './columns.js'
import type { Cursor } from './cursor.js'
import { type Rows, rowsOf } from './rowsOf.js'

/**
 * Adds blocks and moves the cursor, all or nothing. The cursor moves only from where we think it is: a process that was
 * overtaken by another, or by its own lost acknowledgement, writes nothing twice.
 */
export async function writeBlocks(
  db: Db,
  chain: number,
  cursor: Cursor,
  blocks: readonly WholeBlock[],
  finality: number,
): Promise<Cursor> {
  const last = blocks.at(-1)?.block
  if (!last) return cursor
  const rows = rowsOf(blocks)
  const kept = blocks.filter(({ block }) => block.number >= last.number - finality)

  await db.transaction(async (sql) => {
    // What a crash may lose is lost together with the cursor, and read again.
    await sql`set local synchronous_commit = off`
    const moved = await sql`
      update index_networks set block = ${last.number}, hash = ${last.hash}
      where chain = ${chain} and block = ${cursor.block} and hash = ${cursor.hash} returning block`
    if (!moved.length)
      throw new ServerError('database/unavailable', { detail: 'The index was moved by another process.' })
    await sql`
      insert into index_blocks (chain, block, hash)
      select ${chain}::int8, r.* from unnest(
        string_to_array(${columnText(kept.map(({ block }) => block.number))}, ',')::int8[],
        string_to_array(${columnText(kept.map(({ block }) => block.hash))}, ',')) as r`
    await sql`delete from index_blocks where chain = ${chain} and block < ${last.number - finality}::int8`
    await insertRows(sql, chain, rows)
  })
  return { instance: cursor.instance, block: last.number, hash: last.hash }
}

async function insertRows(sql: Sql, chain: number, { transactions, transfers, parties }: Rows): Promise<void> {
  const text = columnText
  if (transactions.block.length)
    await sql`
      insert into index_transactions
        (chain, block, position, hash, time, sender, receiver, value, nonce, selector, has_failed)
      select ${chain}::int8, r.* from unnest(
        string_to_array(${text(transactions.block)}, ',')::int8[],
        string_to_array(${text(transactions.position)}, ',')::int4[],
        string_to_array(${text(transactions.hash)}, ','),
        string_to_array(${text(transactions.time)}, ',')::int8[],
        string_to_array(${text(transactions.sender)}, ','),
        string_to_array(${text(transactions.receiver)}, ',', ''),
        string_to_array(${text(transactions.value)}, ',')::numeric[],
        string_to_array(${text(transactions.nonce)}, ',')::int8[],
        string_to_array(${text(transactions.selector)}, ','),
        string_to_array(${text(transactions.hasFailed)}, ',')::boolean[]) as r`
  if (transfers.block.length)
    await sql`
      insert into index_transfers
        (chain, block, position, log, part, standard, contract, sender, receiver, token_id, amount)
      select ${chain}::int8, r.* from unnest(
        string_to_array(${text(transfers.block)}, ',')::int8[],
        string_to_array(${text(transfers.position)}, ',')::int4[],
        string_to_array(${text(transfers.log)}, ',')::int4[],
        string_to_array(${text(transfers.part)}, ',')::int4[],
        string_to_array(${text(transfers.standard)}, ','),
        string_to_array(${text(transfers.contract)}, ','),
        string_to_array(${text(transfers.sender)}, ','),
        string_to_array(${text(transfers.receiver)}, ','),
        string_to_array(${text(transfers.tokenId)}, ',', '')::numeric[],
        string_to_array(${text(transfers.amount)}, ',')::numeric[]) as r`
  if (parties.block.length)
    await sql`
      insert into index_parties (chain, address, block, position)
      select ${chain}::int8, r.* from unnest(
        string_to_array(${text(parties.address)}, ','),
        string_to_array(${text(parties.block)}, ',')::int8[],
        string_to_array(${text(parties.position)}, ',')::int4[]) as r`
}
