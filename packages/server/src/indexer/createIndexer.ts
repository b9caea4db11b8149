import type { Db } from '../db/db.js'
import type { IndexerStatus, Log, ServerNetwork } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { ServerError } from '../errors/ServerError.js'
import { chainNumber } from '../providers/chainNumber.js'
import type { Rpc } from '../providers/rpc/createRpc.js'
import { catchUp } from './catchUp.js'
import { readHead, readHeader } from './chainHead.js'
import { createRanges } from './createRanges.js'
import { createReceived } from './createReceived.js'
import { createReorgHandler } from './createReorgHandler.js'
import { type Cursor, readCursor, startCursor } from './cursor.js'
import { createFetchBlocks } from './fetchBlocks.js'
import { indexerLimits } from './limits.js'

export type Indexer = {
  status(): IndexerStatus
  /** Ends after what is being written. */
  stop(): Promise<void>
}
export type IndexerParameters = { env: ServerEnv; db: Db; log: Log; rpc: Rpc; network: ServerNetwork }

/** Follows one network into the database, from the first block it was told to the head and on, until it is stopped. */
export function createIndexer({ env, db, log, rpc, network }: IndexerParameters): Indexer {
  const { chainId, source } = network
  if (source.kind !== 'chain') throw new ServerError('operator/config', { detail: `${chainId} is not to be indexed.` })
  const { fromBlock, finality = indexerLimits.finalityBlocks, pollInterval = defaultPoll(network) } = source
  const chain = chainNumber(chainId)
  const ranges = createRanges(createFetchBlocks(rpc))
  const received = createReceived(chain)
  const handleReorg = createReorgHandler({ db, log, rpc }, chainId)

  let block: number | null = null
  let head: number | null = null
  let heardAt: number | null = null
  let failures = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()

  /** Sees how far the chain is and follows it. True when something changed that wants another look at once. */
  async function poll(): Promise<boolean> {
    const cursor = (await readCursor(db.sql, chain)) ?? (await begin())
    block = cursor && cursor.block >= 0 ? cursor.block : null
    const seen = await readHead(rpc, chain, cursor?.block ?? fromBlock).catch(unreachable)
    head = seen.head
    heardAt = env.now()
    if (!cursor) return false
    if (await isParted(cursor, seen)) {
      await handleReorg(cursor)
      return (await readCursor(db.sql, chain))?.block !== cursor.block
    }
    if (seen.head > cursor.block)
      await catchUp({
        db,
        chain,
        ranges,
        received,
        finality,
        cursor,
        head: seen.head,
        isStopped: () => isStopped,
        onProgress: (next) => {
          block = next.block
          heardAt = env.now()
        },
      })
    return false
  }

  function unreachable(error: unknown): never {
    head = null
    throw error
  }

  /** The place before the first block, as soon as the chain has that block. */
  async function begin(): Promise<Cursor | undefined> {
    const [genesis, first] = await Promise.all([readHeader(rpc, 0), readHeader(rpc, fromBlock)]).catch(unreachable)
    if (!genesis || !first) return undefined
    await startCursor(db.sql, chain, { instance: genesis.hash, block: fromBlock - 1, hash: first.parentHash })
    return readCursor(db.sql, chain)
  }

  /** A node that is merely behind agrees about its own last block, or has nothing that we still remember. */
  async function isParted(cursor: Cursor, seen: Awaited<ReturnType<typeof readHead>>): Promise<boolean> {
    if (cursor.block < 0) return seen.header?.hash !== cursor.instance
    if (seen.header) return seen.header.hash !== cursor.hash
    const header = await readHeader(rpc, seen.head)
    const [ours] = await db.sql<{ hash: string }>`
      select hash from index_blocks where chain = ${chain} and block = ${seen.head}`
    if (ours) return header?.hash !== ours.hash
    return seen.head <= 0 && header?.hash !== cursor.instance
  }

  async function run(): Promise<void> {
    let delay = pollInterval
    try {
      if (await poll()) delay = 0
      failures = 0
    } catch (error) {
      failures += 1
      delay = Math.min(pollInterval * 2 ** failures, indexerLimits.restMs)
      const reason = error instanceof ServerError ? (error.detail ?? error.code) : 'unexpected'
      log('warn', 'index-failed', { chainId, reason, ...(block === null ? {} : { block }) })
    }
    if (!isStopped) timer = env.setTimeout(start, delay)
  }
  function start(): void {
    current = run()
  }
  start()

  return {
    status: () => ({
      chainId,
      block,
      head,
      lag: head === null ? null : Math.max(0, head - (block ?? fromBlock - 1)),
      silence: heardAt === null ? null : Math.floor((env.now() - heardAt) / 1000),
    }),
    async stop() {
      isStopped = true
      if (timer) env.clearTimeout(timer)
      await current
      if (timer) env.clearTimeout(timer)
    },
  }
}

function defaultPoll({ rpcUrls }: ServerNetwork): number {
  const isLocal = rpcUrls.some((url) => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url))
  return isLocal ? indexerLimits.localPollMs : indexerLimits.pollMs
}
