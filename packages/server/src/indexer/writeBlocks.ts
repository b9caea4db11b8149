import type { Db } from '../db/db.js'
import { ServerError } from '../errors/ServerError.js'
import type { WholeBlock } from './chainShapes.js'
import type { ReceivedPairs } from './createReceived.js'
import type { Cursor } from './cursor.js'
import { rowsOf } from './rowsOf.js'
import { createSheet } from './tables.js'

/**
 * Adds blocks and moves the cursor, all or nothing. The cursor moves only from where we think it is: a process that was
 * overtaken by another, or by its own lost acknowledgement, writes nothing twice.
 */
export async function writeBlocks(
  { db, chain, finality, received }: { db: Db; chain: number; finality: number; received: ReceivedPairs },
  cursor: Cursor,
  blocks: readonly WholeBlock[],
): Promise<Cursor> {
  const last = blocks.at(-1)?.block
  if (!last) return cursor
  const rows = rowsOf(chain, blocks)
  const kept = createSheet('blocks')
  for (const { block } of blocks) {
    if (block.number < last.number - finality) continue
    kept.values.chain.push(chain)
    kept.values.block.push(block.number)
    kept.values.hash.push(block.hash)
  }

  const remember = await db.transaction(async (sql, append) => {
    // What a crash may lose is lost together with the cursor, and read again.
    await sql`set local synchronous_commit = off`
    const moved = await sql`
      with forgotten as (delete from index_blocks where chain = ${chain} and block < ${last.number - finality}::int8)
      update index_networks set block = ${last.number}, hash = ${last.hash}
      where chain = ${chain} and block = ${cursor.block} and hash = ${cursor.hash} returning block`
    if (!moved.length)
      throw new ServerError('database/unavailable', { detail: 'The index was moved by another process.' })
    await append(kept)
    for (const batch of [rows.bodies, rows.parties, rows.movements]) await append(batch)
    return received.add(sql, cursor.instance, rows.received)
  })
  remember()
  return { instance: cursor.instance, block: last.number, hash: last.hash }
}
