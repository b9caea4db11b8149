import type { CaipNetworkId } from '@portico/wire'
import type { Db } from '../db/db.js'
import { ServerError } from '../errors/ServerError.js'
import type { WholeBlock } from './chainShapes.js'
import type { Cursor } from './cursor.js'
import { rowsOf } from './rowsOf.js'

/**
 * Adds blocks and moves the cursor, all or nothing. The cursor moves only from where we think it is: a process that was
 * overtaken by another, or by its own lost acknowledgement, writes nothing twice.
 */
export async function writeBlocks(
  db: Db,
  chain: CaipNetworkId,
  cursor: Cursor,
  blocks: readonly WholeBlock[],
  finality: number,
): Promise<Cursor> {
  const last = blocks.at(-1)?.block
  if (!last) return cursor
  const { transactions, transfers, parties, touched } = rowsOf(blocks)
  const kept = blocks
    .map(({ block }) => ({ block: block.number, hash: block.hash }))
    .filter(({ block }) => block >= last.number - finality)

  await db.transaction(async (sql) => {
    const moved = await sql`
      update index_networks set block = ${last.number}, hash = ${last.hash}
      where chain = ${chain} and block = ${cursor.block} and hash = ${cursor.hash} returning block`
    if (!moved.length)
      throw new ServerError('database/unavailable', { detail: 'The index was moved by another process.' })
    await sql`
      insert into index_blocks (chain, block, hash)
      select ${chain}::text, r.block, r.hash from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r(block int8, hash text)`
    await sql`delete from index_blocks where chain = ${chain} and block < ${last.number - finality}::int8`
    if (transactions.length)
      await sql`
      insert into index_transactions
        (chain, block, position, hash, time, sender, receiver, value, nonce, selector, has_failed)
      select ${chain}::text, r.* from jsonb_to_recordset(${JSON.stringify(transactions)}::jsonb) as r(
        block int8, position int4, hash text, time int8, sender text, receiver text, value numeric, nonce int8,
        selector text, has_failed boolean)`
    if (transfers.length)
      await sql`
      insert into index_transfers
        (chain, block, position, log, part, standard, contract, sender, receiver, token_id, amount)
      select ${chain}::text, r.* from jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb) as r(
        block int8, position int4, log int4, part int4, standard text, contract text, sender text, receiver text,
        token_id numeric, amount numeric)`
    if (parties.length)
      await sql`
      insert into index_parties (chain, address, block, position)
      select ${chain}::text, r.* from jsonb_to_recordset(${JSON.stringify(parties)}::jsonb) as r(
        address text, block int8, position int4)`
    if (touched.length)
      await sql`
      insert into index_touched (chain, address, contract)
      select ${chain}::text, r.* from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as r(
        address text, contract text)
      on conflict do nothing`
  })
  return { instance: cursor.instance, block: last.number, hash: last.hash }
}
