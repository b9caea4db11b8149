import type { Db } from '../db/db.js'
import { ServerError } from '../errors/ServerError.js'
import type { WholeBlock } from './chainShapes.js'
import type { Ranges } from './createRanges.js'
import type { ReceivedPairs } from './createReceived.js'
import type { Cursor } from './cursor.js'
import { writeBlocks } from './writeBlocks.js'

export type CatchUpParameters = {
  db: Db
  chain: number
  ranges: Ranges
  received: ReceivedPairs
  finality: number
  cursor: Cursor
  head: number
  isStopped: () => boolean
  onProgress: (cursor: Cursor) => void
}

/** Indexes up to `head`. While one range is written the next is on its way, and never more than that: memory stays flat. */
export async function catchUp(parameters: CatchUpParameters): Promise<void> {
  const { ranges, head, isStopped, onProgress } = parameters
  let { cursor } = parameters
  let coming = ahead(ranges.next(cursor.block + 1, head))
  while (cursor.block < head && !isStopped()) {
    const blocks = await coming
    checkOrder(cursor, blocks)
    const following = cursor.block + 1 + blocks.length
    if (following <= head) coming = ahead(ranges.next(following, head))
    cursor = await writeBlocks(parameters, cursor, blocks)
    onProgress(cursor)
  }
}

/** A promise that is waited for later: until then its failure is nobody's. */
function ahead<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}

/** Every block names the one before it. One that does not belongs to another history. */
function checkOrder(cursor: Cursor, blocks: readonly WholeBlock[]): void {
  let previous = { number: cursor.block, hash: cursor.hash }
  for (const { block } of blocks) {
    if (block.number !== previous.number + 1 || block.parentHash !== previous.hash)
      throw new ServerError('upstream/failed', { detail: `Block ${block.number} does not follow ours.` })
    previous = block
  }
}
