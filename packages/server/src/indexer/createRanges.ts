import type { WholeBlock } from './chainShapes.js'
import type { FetchBlocks } from './fetchBlocks.js'
import { indexerLimits } from './limits.js'

export type Ranges = {
  /** The blocks from `from` on, as many as are good to hold at a time, none above `head`. */
  next(from: number, head: number): Promise<readonly WholeBlock[]>
}

/** Decides how many blocks to ask for: more while they are small, half of it whenever the node fails. */
export function createRanges(fetchBlocks: FetchBlocks): Ranges {
  const { rangeBlocks, rangeTransactions } = indexerLimits
  let size = rangeBlocks / 8
  let ceiling: number = rangeBlocks

  return {
    async next(from, head) {
      for (;;) {
        const count = Math.min(size, head - from + 1)
        try {
          const blocks = await fetchBlocks(from, count)
          const transactions = blocks.reduce((sum, { block }) => sum + block.transactions.length, 0)
          const wanted = Math.floor((count * rangeTransactions) / Math.max(transactions, 1))
          // What the node refused once is tried again by small steps only.
          ceiling = Math.min(ceiling + 1, rangeBlocks)
          size = Math.max(1, Math.min(wanted, size * 2, ceiling))
          return blocks
        } catch (error) {
          if (count === 1) throw error
          size = Math.max(1, Math.floor(count / 2))
          ceiling = size
        }
      }
    },
  }
}
