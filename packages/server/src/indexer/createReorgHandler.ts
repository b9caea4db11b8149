import type { CaipNetworkId } from '@portico/wire'
import type { Db } from '../db/db.js'
import type { Log } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import { chainNumber } from '../providers/chainNumber.js'
import type { Rpc } from '../providers/rpc/createRpc.js'
import { readHeader } from './chainHead.js'
import type { Cursor } from './cursor.js'
import { findAncestor } from './findAncestor.js'
import { indexerLimits } from './limits.js'
import { forget, revertBlocks } from './revertBlocks.js'

export type ReorgHandler = (cursor: Cursor) => Promise<void>

/**
 * What happens when chain and index disagree: back to the last block in common. A chain with another beginning replaces
 * the old one, after it was seen several times; a change older than the finality is refused, whoever tells of it.
 */
export function createReorgHandler(
  { db, log, rpc }: { db: Db; log: Log; rpc: Rpc },
  chainId: CaipNetworkId,
): ReorgHandler {
  const chain = chainNumber(chainId)
  let strangerLooks = 0
  return async (cursor) => {
    const genesis = await readHeader(rpc, 0)
    if (genesis && genesis.hash !== cursor.instance) {
      strangerLooks += 1
      if (strangerLooks < indexerLimits.rebirthLooks) return
      strangerLooks = 0
      await forget(db, chain)
      log('warn', 'index-forgotten', { chainId, block: cursor.block, reason: 'the chain began anew' })
      return
    }
    strangerLooks = 0
    const ancestor = await findAncestor(db.sql, chain, rpc)
    if (!ancestor)
      throw new ServerError('upstream/failed', { detail: 'The node tells of a change older than the finality.' })
    await revertBlocks(db, chain, ancestor)
    log('info', 'index-taken-back', { chainId, block: ancestor.block, count: cursor.block - ancestor.block })
  }
}
