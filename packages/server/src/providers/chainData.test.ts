import { getBalance, getHistory, getNfts, getSupportedChains, type Transaction } from '@portico/wire/http'
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, type Hex, multicall3Abi, padHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '../db/db.js'
import { nodeEnv } from '../env.js'
import { addressKey } from '../indexer/addressKey.js'
import { encodeBody } from '../indexer/blockBody.js'
import { addressOf, erc20Log, erc721Log } from '../test/chainLogs.js'
import { type ChainNode, startChainNode } from '../test/chainNode.js'
import { parseAnswer } from '../test/parseAnswer.js'
import { createTestDb } from '../test/testDb.js'
import { testNetwork } from '../test/testNetwork.js'
import { createTestServer, type TestServer } from '../test/testServer.js'
import { type ChainData, createChainData } from './createChainData.js'

const chain = 'eip155:31337'
const [me, you, many, art, multicall] = [0xa, 0xb, 0xc, 0xd, 0xe].map(addressOf) as [Hex, Hex, Hex, Hex, Hex] // five in, five out
const tokens = Array.from({ length: 200 }, (_, index) => addressOf(0x1000 + index))
const greedy = addressOf(0x2000)
const huge = 2n ** 200n + 1n
let db: Db
let node: ChainNode
let data: ChainData
let server: TestServer

const words = {
  text: (value: string) => encodeAbiParameters([{ type: 'string' }], [value]),
  number: (value: bigint) => padHex(`0x${value.toString(16)}`),
}

/** What contracts say when they are called. */
function contract(to: Hex, data: Hex): Hex | undefined {
  const selector = data.slice(0, 10)
  if (to === greedy) return undefined
  if (selector === '0x06fdde03') return words.text(`Token ${Number(to)}\u202e`)
  if (selector === '0x95d89b41') return words.text('TKN')
  if (selector === '0x313ce567') return to === art ? undefined : words.number(18n)
  if (selector === '0x70a08231') return words.number(huge)
  if (selector === '0x4d2301cc') return words.number(5n * 10n ** 17n)
  if (selector === '0x6352211e') return padHex(me)
  return undefined
}
function answerCall(to: Hex, input: Hex): Hex | undefined {
  if (to !== multicall || input.slice(0, 10) !== '0x82ad56cb') return contract(to, input)
  const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data: input })
  const calls = functionName === 'aggregate3' ? args[0] : []
  const result = calls.map(({ target, callData }) => {
    const returnData = contract(target.toLowerCase() as Hex, callData) // an address stays one
    return { success: returnData !== undefined, returnData: returnData ?? '0x' }
  })
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
}

beforeAll(async () => {
  node = await startChainNode()
  node.onCall = answerCall
  node.mine([{ from: you, to: you, logs: tokens.map((token) => erc20Log(token, you, many, 1n)) }])
  for (let block = 0; block < 65; block += 1) {
    node.mine([
      { from: me, to: you, value: 10n ** 18n, nonce: 2 * block },
      { from: you, to: me, value: 1n, nonce: 2 * block + 1 },
    ])
  }
  node.mine(
    Array.from({ length: 45 }, (_, id) => ({ from: you, to: art, logs: [erc721Log(art, you, me, BigInt(id))] })),
  )
  db = await createTestDb()
  const networks = [testNetwork({ rpcUrls: [node.url], multicall })]
  data = createChainData({
    env: nodeEnv(),
    db,
    log: () => undefined,
    networks,
    images: { urlOf: async () => null },
    safeFetch: () => Promise.reject(new TypeError('nothing to fetch')),
    publicUrl: 'https://server.test',
    prices: {},
  })
  await vi.waitFor(() => expect(data.indexers.status()).toMatchObject([{ lag: 0, block: node.blocks.length - 1 }]), {
    timeout: 15_000,
  })
  // From here on the requests that are counted are ours.
  await data.indexers.stop()
  server = await createTestServer({ ...data, networks }, { db })
})
afterAll(async () => {
  await node.stop()
  await server.close()
})

async function ask(path: string): Promise<unknown> {
  // The rate limit is another test's.
  server.env.advance(1_000)
  const response = await server.request(path)
  expect(response.status).toBe(200)
  return response.json()
}
const post = (body: unknown, query = `chainId=${chain}`) =>
  server.request(`/v1/?${query}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'text/plain' },
  })

describe('balances', () => {
  it('takes two requests for 200 tokens at first sight, and one when they are known', async () => {
    const before = node.requests
    const { balances } = parseAnswer(getBalance, await ask(`/v1/account/${many}/balance?currency=usd&chainId=${chain}`))
    expect(balances).toHaveLength(201)
    expect(balances[1]).toMatchObject({
      name: 'Token 4096',
      quantity: { numeric: '1606938044258990275541962092341162602522202.993782792835301377' },
    })
    expect(node.requests - before).toBe(2)
    await ask(`/v1/account/${many}/balance?currency=usd&chainId=${chain}&forceUpdate=${tokens[0]}`)
    expect(node.requests - before).toBe(3)
    await ask(`/v1/account/${many}/balance?currency=usd&chainId=${chain}`)
    expect(node.requests - before).toBe(3)
  })

  it('goes without a multicall contract, in one batch', async () => {
    const network = testNetwork({ rpcUrls: [node.url] })
    const before = node.requests
    const balances = await data.balances.balancesOf(many, [network], ['all'])
    expect(balances).toHaveLength(201)
    expect(balances[0]).toMatchObject({ quantity: { numeric: '1' } })
    expect(node.requests - before).toBe(1)
  })
})

describe('history', () => {
  it('[HIST-05] pages by cursor, stable while new blocks arrive', async () => {
    const path = `/v1/account/${me}/history?chainId=${chain}`
    const all: Transaction[] = []
    const payment = { position: 0, hash: 'new', sender: you, receiver: me, value: '1', nonce: 0, selector: '0x' }
    const paid = encodeBody({ time: 0, transactions: [{ ...payment, hasFailed: false, transfers: [] }] })
    let next: string | null | undefined
    do {
      const page = parseAnswer(getHistory, await ask(next ? `${path}&cursor=${next}` : path))
      all.push(...page.data)
      next = page.next
      // Somebody pays meanwhile: nothing below moves.
      await db.sql`insert into index_parties select 31337, ${addressKey(me)}, ${10_000 + all.length}, 0`
      await db.sql`insert into index_bodies select 31337, ${10_000 + all.length}, ${paid}`
    } while (next)
    await db.sql`delete from index_parties where block >= 10000`
    await db.sql`delete from index_bodies where block >= 10000`
    expect(all).toHaveLength(45 + 130)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const nonces = all.slice(45).map(({ metadata }) => metadata.nonce)
    expect(nonces).toEqual(Array.from({ length: 130 }, (_, index) => 129 - index))
  })

  it.each(['x', 'e30', 'bnVsbA', `${'a'.repeat(4_000)}`])('refuses a cursor that is not ours: %s', async (cursor) => {
    const response = await server.request(`/v1/account/${me}/history?chainId=${chain}&cursor=${cursor}`)
    // An empty object is a place in no network: there is nothing more.
    expect(response.status).toBe(cursor === 'e30' ? 200 : 400)
  })
})

it('collectibles come page by page, and only those that are still held', async () => {
  const first = parseAnswer(getNfts, await ask(`/v1/account/${me}/nfts?chainId=${chain}`))
  expect(first.data).toHaveLength(40)
  const second = parseAnswer(getNfts, await ask(`/v1/account/${me}/nfts?chainId=${chain}&cursor=${first.next}`))
  expect(second).toMatchObject({ next: null })
  const ids = [...first.data, ...second.data].map(({ tokenId }) => Number(tokenId))
  expect(ids).toEqual(Array.from({ length: 45 }, (_, index) => 44 - index))
  // The contract says that somebody else holds them now.
  node.onCall = (to, input) =>
    input.startsWith('0x82ad56cb') ? undefined : (answerCall(to, input)?.replace(/a$/, 'f') as Hex) // hex stays hex
  expect(parseAnswer(getNfts, await ask(`/v1/account/${me}/nfts?chainId=${chain}`)).data).toEqual([])
  node.onCall = answerCall
})

describe('networks and addresses', () => {
  it('[API-01~] GET /v1/supported-chains lists what is configured', async () => {
    expect(parseAnswer(getSupportedChains, await ask('/v1/supported-chains'))).toEqual({ http: [chain], ws: [] })
  })

  it('[API-02~] an unsupported network and an address of another kind have nothing', async () => {
    for (const [account, network] of [
      [me, 'eip155:1'],
      [me, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chain],
      [`${me}0`, chain],
    ]) {
      expect(await ask(`/v1/account/${account}/balance?currency=usd&chainId=${network}`)).toEqual({ balances: [] })
      expect(await ask(`/v1/account/${account}/history?chainId=${network}`)).toEqual({ data: [], next: null })
      expect(await ask(`/v1/account/${account}/nfts?chainId=${network}`)).toEqual({ data: [], next: null })
    }
    expect(await ask(`/v1/identity/${me}`)).toEqual({ name: null, avatar: null })
  })
})

describe('the proxy', () => {
  it('[API-04] answers one request or many, with their own ids, in one request to the node', async () => {
    const before = node.requests
    const one = await post({ jsonrpc: '2.0', id: 'mine', method: 'eth_chainId', params: [] })
    expect(await one.json()).toEqual({ jsonrpc: '2.0', id: 'mine', result: '0x7a69' })
    const batch = Array.from({ length: 10 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }))
    const answers: unknown = await (await post(batch)).json()
    expect(answers).toEqual(batch.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x7a69' })))
    expect(node.requests - before).toBe(2)
  })

  it('[API-04] forwards nothing that is not for everybody', async () => {
    const before = node.requests
    const answers: unknown = await (
      await post([
        { jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction' },
        { jsonrpc: '2.0', id: 2, method: 'eth_accounts' },
      ])
    ).json()
    expect(answers).toEqual([
      { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Requested RPC call is not allowed' } },
      { jsonrpc: '2.0', id: 2, result: [] },
    ])
    expect(node.requests).toBe(before)
  })

  it('says so when the network is not served or the node is gone', async () => {
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
    expect((await post(call, 'chainId=eip155:1')).status).toBe(400)
    node.mood = 'dead'
    expect((await post(call)).status).toBe(502)
    node.mood = 'well'
  })
})
