import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Db } from '../db/db.js'
import type { LogFields } from '../deps.js'
import { nodeEnv, type ServerEnv } from '../env.js'
import { createRpc } from '../providers/rpc/createRpc.js'
import { addressOf, erc20Log, erc721Log, erc1155BatchLog } from '../test/chainLogs.js'
import { type ChainNode, startChainNode } from '../test/chainNode.js'
import { emptyIndex } from '../test/emptyIndex.js'
import { createTestDb } from '../test/testDb.js'
import { testNetwork } from '../test/testNetwork.js'
import { addressKey } from './addressKey.js'
import { decodeBody } from './blockBody.js'
import { createIndexer, type Indexer } from './createIndexer.js'
import { startCursor } from './cursor.js'

const [ann, ben, coin, tile] = [addressOf(0xa), addressOf(0xb), addressOf(0xc0), addressOf(0x71)]
let db: Db
let other: Db
let node: ChainNode
let logs: [string, LogFields | undefined][]
let running: Indexer[]

beforeAll(async () => {
  db = await createTestDb()
  other = await createTestDb()
})
afterAll(async () => {
  await db.close()
  await other.close()
})
beforeEach(async () => {
  await emptyIndex(db)
  node = await startChainNode()
  logs = []
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((indexer) => indexer.stop()))
  await node.stop()
})

const patience = 10_000
/** The real thing, in a hurry: no rest after failures, and little patience with a node that will never answer. */
const env: ServerEnv = {
  ...nodeEnv(),
  setTimeout: (run, ms) => setTimeout(run, ms === patience && node.mood !== 'silent' ? ms : Math.min(ms, 20)),
}
function follow(options: { database?: Db; urls?: string[]; fromBlock?: number; finality?: number } = {}): Indexer {
  const { database = db, urls = [node.url], fromBlock = 0, finality = 10 } = options
  const network = testNetwork({ rpcUrls: urls, source: { kind: 'chain', fromBlock, finality, pollInterval: 5 } })
  const log = (_: string, event: string, fields?: LogFields) => void logs.push([event, fields])
  const indexer = createIndexer({ env, db: database, log, rpc: createRpc({ env, urls }), network })
  running.push(indexer)
  return indexer
}
const until = (indexer: Indexer, block: number) =>
  vi.waitFor(() => expect(indexer.status()).toMatchObject({ block, lag: 0 }), { timeout: 15_000, interval: 5 })

/** A block with a payment, a token, a collectible, and a failure. */
function mineBusily(fork?: string): void {
  const id = BigInt(node.blocks.length)
  node.mine(
    [
      { from: ann, to: ben, value: id * 10n ** 18n },
      { from: ann, to: coin, input: '0xa9059cbb00', logs: [erc20Log(coin, ann, ben, 2n ** 255n)] },
      {
        from: ben,
        to: tile,
        logs: [erc721Log(tile, ben, ann, id), erc1155BatchLog(tile, ben, ann, [1n, 2n], [3n, 0n])],
      },
      { from: ben, to: ann, value: 1n, failed: true },
    ],
    fork,
  )
}

async function contents(database = db) {
  const { sql } = database
  return {
    networks: await sql`select * from index_networks`,
    bodies: await sql<{ block: string; body: string }>`select * from index_bodies order by block`,
    movements: await sql`select * from index_movements order by block, log, part`,
    parties: await sql`select * from index_parties order by block, position, key`,
    received: await sql`select * from index_received order by receiver, contract`,
    blocks: await sql`select * from index_blocks order by block`,
  }
}
/** What somebody who reads this chain once, from its first block and without trouble, would have. */
async function clean() {
  await emptyIndex(other)
  const indexer = follow({ database: other })
  await until(indexer, node.blocks.length - 1)
  await indexer.stop()
  return contents(other)
}

describe('following a chain', () => {
  it('stores payments, tokens, collectibles and failures, each with those who took part', async () => {
    mineBusily()
    await until(follow(), 1)
    const { bodies, movements, parties, received } = await contents()
    const { time, transactions } = decodeBody(bodies[0]?.body ?? '')
    expect(time).toBe(1_700_000_012)
    expect(transactions).toMatchObject([
      { sender: ann, receiver: ben, value: (10n ** 18n).toString(16), hasFailed: false, selector: '0x' },
      {
        selector: '0xa9059cbb',
        transfers: [{ standard: 'ERC20', contract: coin, amount: (2n ** 255n).toString(16), tokenId: null }],
      },
      { sender: ben },
      { hasFailed: true },
    ])
    expect(movements).toMatchObject([
      { standard: 'ERC721', contract: tile, amount: '1', token_id: '1', origin: ben },
      { standard: 'ERC1155', contract: tile, amount: '3', token_id: '1', part: 0 },
    ])
    expect(received).toMatchObject([{ receiver: ben, contract: coin }])
    // The receiver of a failed payment was not touched by it.
    const names = new Map([ann, ben].map((address) => [String(addressKey(address)), address]))
    const sorted = parties.map(({ position, key }) => [position, names.get(String(key))])
    expect(new Set(sorted.map(String))).toEqual(
      new Set([`0,${ann}`, `0,${ben}`, `1,${ann}`, `1,${ben}`, `2,${ann}`, `2,${ben}`, `3,${ben}`]),
    )
    expect(parties).toHaveLength(7)
  })

  it('follows new blocks, starts where it is told, resumes after a restart and reads nothing twice', async () => {
    for (let block = 0; block < 5; block += 1) mineBusily()
    const first = follow({ fromBlock: 3 })
    await until(first, 5)
    mineBusily()
    await until(first, 6)
    await first.stop()
    node.calls.length = 0
    mineBusily()
    await until(follow({ fromBlock: 3 }), 7)
    expect(node.calls.filter((method) => method === 'eth_getBlockReceipts')).toHaveLength(1)
    const { bodies } = await contents()
    expect(new Set(bodies.map(({ block }) => block))).toEqual(new Set(['3', '4', '5', '6', '7']))
  })

  it('asks for single receipts where a node gives no block of them, and for fewer blocks where it refuses many', async () => {
    for (let block = 0; block < 30; block += 1) mineBusily()
    const expected = await clean()
    node.hasBlockReceipts = false
    node.batchLimit = 7
    await until(follow(), 30)
    expect(await contents()).toEqual(expected)
    expect(node.calls).toContain('eth_getTransactionReceipt')
  })

  it('keeps only the blocks that can still be taken back', async () => {
    for (let block = 0; block < 30; block += 1) node.mine()
    await until(follow({ finality: 4 }), 30)
    expect((await contents()).blocks.map(({ block }) => Number(block))).toEqual([26, 27, 28, 29, 30])
  })
})

describe('reorganisations', () => {
  it('goes back to the block in common and takes the new history', async () => {
    for (let block = 0; block < 8; block += 1) mineBusily()
    const indexer = follow()
    await until(indexer, 8)
    node.drop(3)
    for (let block = 0; block < 4; block += 1) mineBusily('b')
    await until(indexer, 9)
    expect(await contents()).toEqual(await clean())
    expect(logs).toContainEqual(['index-taken-back', { chainId: 'eip155:31337', block: 5, count: 3 }])
  })

  it('notices a history that was replaced by a shorter one', async () => {
    for (let block = 0; block < 8; block += 1) mineBusily()
    const indexer = follow()
    await until(indexer, 8)
    node.drop(4)
    mineBusily('b')
    await until(indexer, 5)
    expect(await contents()).toEqual(await clean())
  })

  it('refuses a change older than the finality, says so, and stays whole', async () => {
    for (let block = 0; block < 30; block += 1) mineBusily()
    const indexer = follow({ finality: 4 })
    await until(indexer, 30)
    const before = await contents()
    node.drop(20)
    for (let block = 0; block < 25; block += 1) mineBusily('lie')
    await vi.waitFor(() => expect(logs.map(([event]) => event)).toContain('index-failed'))
    expect(logs.at(-1)?.[1]?.reason).toContain('older than the finality')
    expect(await contents()).toEqual(before)
    expect(indexer.status()).toMatchObject({ block: 30, head: 35, lag: 5 })
  })

  it('waits for a node that is merely behind', async () => {
    for (let block = 0; block < 20; block += 1) mineBusily()
    const indexer = follow()
    await until(indexer, 20)
    const before = await contents()
    const hidden = node.blocks.splice(5)
    await vi.waitFor(() => expect(indexer.status().head).toBe(4))
    node.blocks.push(...hidden)
    mineBusily()
    await until(indexer, 21)
    expect((await contents()).bodies.slice(0, before.bodies.length)).toEqual(before.bodies)
  })

  it('starts over when another chain has taken the place of the old one', async () => {
    for (let block = 0; block < 5; block += 1) mineBusily()
    await until(follow(), 5)
    await Promise.all(running.map((indexer) => indexer.stop()))
    node.blocks.length = 0
    node.mine([], 'new chain')
    mineBusily()
    const indexer = follow()
    await until(indexer, 1)
    expect(await contents()).toEqual(await clean())
    expect(logs.map(([event]) => event)).toContain('index-forgotten')
  })
})

describe('faults', () => {
  it.each(['dead', 'html', 'error', 'silent'] as const)('heals after a node that is %s', async (mood) => {
    mineBusily()
    const indexer = follow()
    await until(indexer, 1)
    node.mood = mood
    mineBusily()
    await vi.waitFor(() => expect(indexer.status().head).toBeNull())
    expect(indexer.status()).toMatchObject({ block: 1, lag: null })
    node.mood = 'well'
    await until(indexer, 2)
    expect(await contents()).toEqual(await clean())
  })

  it('takes the next node when the first is gone', async () => {
    mineBusily()
    await until(follow({ urls: ['http://127.0.0.1:9', node.url] }), 1)
  })

  it('refuses a node of another network', async () => {
    const stranger = await startChainNode({ chainId: 1 })
    const indexer = follow({ urls: [stranger.url] })
    await vi.waitFor(() => expect(logs.at(-1)?.[1]?.reason).toContain('another network'))
    expect(indexer.status()).toMatchObject({ head: null, silence: null })
    await stranger.stop()
  })

  it('has no gap and no double after the database broke in the middle, before and after the commit', async () => {
    let transactions = 0
    const breaking: Db = {
      ...db,
      transaction: async (run) => {
        transactions += 1
        const turn = transactions % 3
        const result = await db.transaction(async (sql, append) => {
          const value = await run(sql, append)
          if (turn === 1) await breakDown(db, sql)
          return value
        })
        if (turn === 2) throw new TypeError('The acknowledgement was lost.')
        return result
      },
    }
    const indexer = follow({ database: breaking })
    for (let block = 1; block <= 12; block += 1) {
      mineBusily()
      await until(indexer, block)
    }
    await indexer.stop()
    expect(logs.filter(([event]) => event === 'index-failed').length).toBeGreaterThan(6)
    expect(await contents()).toEqual(await clean())
  })

  it('lets two processes follow into one database', async () => {
    const [one, two] = [follow(), follow()]
    for (let block = 1; block <= 10; block += 1) mineBusily()
    await until(one, 10)
    await until(two, 10)
    await Promise.all([one.stop(), two.stop()])
    expect(await contents()).toEqual(await clean())
  })

  it('a process that begins where another has long gone on leaves no trace', async () => {
    for (let block = 1; block <= 10; block += 1) mineBusily()
    const indexer = follow()
    await until(indexer, 10)
    await indexer.stop()
    const hash = `0x${'0'.repeat(64)}`
    await startCursor(db.sql, 31_337, { instance: node.blocks[0]?.hash ?? '', block: -1, hash })
    expect(await contents()).toEqual(await clean())
  })
})

/** PostgreSQL's own process for this connection is ended; PGlite lives in ours, so there an error stands for it. */
async function breakDown(database: Db, sql: Db['sql']): Promise<void> {
  if (database.kind === 'postgres') await sql`select pg_terminate_backend(pg_backend_pid())`
  throw new TypeError('The database is gone.')
}
