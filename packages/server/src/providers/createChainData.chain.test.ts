import {
  type Devnet,
  devnetAccounts,
  devnetChains,
  devnetContracts,
  devnetImpostor,
  devnetNames,
  startDevnet,
} from '@portico/devnet'
import { getBalance, getHistory, getIdentity, getNameAccount, getNfts, type Transaction } from '@portico/wire/http'
import { createTestClient, http, parseEther, publicActions, walletActions } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '../db/db.js'
import type { ServerToken } from '../deps.js'
import { nodeEnv, type ServerEnv } from '../env.js'
import { createSafeFetch } from '../images/safeFetch.js'
import { parseAnswer } from '../test/parseAnswer.js'
import { createTestDb } from '../test/testDb.js'
import { testNetwork } from '../test/testNetwork.js'
import { createTestServer, type TestServer } from '../test/testServer.js'
import { type ChainData, createChainData } from './createChainData.js'

const [me, friend] = devnetAccounts.map(({ address }) => address)
const { coin, dollar, tiles, badges, lure, multicall, ensUniversalResolver } = devnetContracts
const chain = 'eip155:31337'
let devnet: Devnet
let db: Db
let data: ChainData
let server: TestServer
let requests = 0

beforeAll(async () => {
  devnet = await startDevnet({ chains: [{ ...devnetChains[0], port: 0 }], quiet: true })
  db = await createTestDb()
  const env: ServerEnv = {
    ...nodeEnv(),
    fetch: (input, init) => {
      requests += 1
      return fetch(input, init)
    },
  }
  const tokenOf = ({ address, name, symbol, decimals }: ServerToken): ServerToken => ({
    address,
    name,
    symbol,
    decimals,
  })
  const networks = [
    testNetwork({
      rpcUrls: [rpcUrl()],
      tokens: [tokenOf(coin), tokenOf(dollar)],
      multicall: multicall.address,
      ensUniversalResolver: ensUniversalResolver.address,
      source: { kind: 'chain', fromBlock: 0, finality: 64, pollInterval: 50 },
    }),
  ]
  data = createChainData({
    env,
    db,
    log: () => undefined,
    networks,
    images: { urlOf: async (kind, source) => `https://server.test/${kind}/${source.slice(0, 14)}` },
    safeFetch: createSafeFetch({ env }),
    publicUrl: 'https://server.test',
    prices: {
      table: { [`${chain}:${dollar.address}`]: 1, [`${chain}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`]: 2000 },
    },
  })
  server = await createTestServer({ ...data, networks }, { db })
  await caughtUp()
}, 90_000)
afterAll(async () => {
  await data?.indexers.stop()
  await devnet?.stop()
  await server?.close()
})

const rpcUrl = () => devnet.chains[0]?.rpcUrl ?? ''
const client = () =>
  createTestClient({ mode: 'hardhat', transport: http(rpcUrl()) })
    .extend(publicActions)
    .extend(walletActions)
async function caughtUp(): Promise<void> {
  const number = Number(await client().getBlockNumber({ cacheTime: 0 }))
  await vi.waitFor(() => expect(data.indexers.status()).toMatchObject([{ block: number, lag: 0 }]), { timeout: 20_000 })
}
async function ask(path: string): Promise<unknown> {
  // The rate limit is another test's.
  server.env.advance(1_000)
  const response = await server.request(path)
  expect(response.status).toBe(200)
  return response.json()
}
async function balances() {
  return parseAnswer(getBalance, await ask(`/v1/account/${me}/balance?currency=usd&chainId=${chain}&forceUpdate=1`))
    .balances
}
async function history(cursor?: string) {
  const query = cursor ? `&cursor=${cursor}` : ''
  return parseAnswer(getHistory, await ask(`/v1/account/${me}/history?chainId=${chain}${query}`))
}

describe('balances', () => {
  it('[API-01~] GET /v1/account/{address}/balance answers exact amounts with prices', async () => {
    const [native, ...tokens] = await balances()
    expect(native).toMatchObject({ symbol: 'ETH', price: 2000, quantity: { decimals: '18' } })
    expect(native).not.toHaveProperty('address')
    expect(tokens).toMatchObject([
      {
        symbol: 'PUSD',
        address: `${chain}:${dollar.address}`,
        value: 5000,
        quantity: { decimals: '6', numeric: '5000' },
      },
      { symbol: 'PTC', price: 0, quantity: { decimals: '18', numeric: '1000' } },
      // Not on the operator's list: found because it was touched, named by its contract.
      { symbol: 'SUSD', name: 'Silent Dollar', quantity: { numeric: '2500' }, iconUrl: '' },
    ])
  })

  it('asks the node once when everything is known', async () => {
    await balances()
    const before = requests
    await data.balances.balancesOf(String(friend), server.deps.networks)
    const indexing = 1
    expect(requests - before).toBeLessThanOrEqual(1 + indexing)
  })
})

describe('history', () => {
  const find = (all: readonly Transaction[], test: (transaction: Transaction) => boolean) => all.filter(test)

  it('[API-01~] GET /v1/account/{account}/history tells half a year, newest first', async () => {
    const { data: all, next } = await history()
    const times = all.map(({ metadata }) => Date.parse(metadata.minedAt))
    expect(times).toEqual([...times].sort((one, two) => two - one))
    expect(next).toBeNull()
    const kinds = new Set(all.map(({ metadata }) => metadata.operationType))
    expect(kinds).toEqual(new Set(['send', 'receive', 'approve', 'mint']))
    expect(all[0]).toMatchObject({
      metadata: { operationType: 'receive', chain, status: 'confirmed', sentTo: me },
      transfers: [{ direction: 'in', quantity: { numeric: '0.2' }, value: 400, fungible_info: { symbol: 'ETH' } }],
    })
    const self = find(all, ({ transfers }) => transfers?.[0]?.direction === 'self')
    expect(self).toMatchObject([{ transfers: [{ quantity: { numeric: '0.1' } }] }])
  })

  it('marks poison and lures, and nothing else', async () => {
    const { data: all } = await history()
    const spam = find(all, ({ transfers }) => transfers?.some(({ nft_info }) => nft_info?.flags.is_spam) ?? false)
    expect(spam.map(({ transfers }) => transfers?.[0]?.nft_info?.name)).toEqual([
      expect.stringContaining('Claim reward'),
    ])
    const poison = find(all, ({ transfers }) => transfers?.[0]?.quantity.numeric === '0')
    expect(poison).toHaveLength(2)
    expect(poison.every(({ transfers }) => transfers?.[0]?.fungible_info?.is_unknown)).toBe(true)
    const listed = find(all, ({ transfers }) => transfers?.[0]?.fungible_info?.symbol === 'PUSD')
    expect(listed.length).toBeGreaterThan(5)
    expect(listed.every(({ transfers }) => transfers?.[0]?.fungible_info?.is_unknown === false)).toBe(true)
    for (const { metadata, transfers } of listed) {
      const { direction, sender, recipient } = transfers?.[0] ?? {}
      expect(direction === 'in' ? recipient : sender).toBe(me)
      expect(recipient).not.toBe(metadata.sentTo)
    }
  })

  it('shows pictures of collectibles', async () => {
    const { data: all } = await history()
    const collected = all.flatMap(({ transfers }) => transfers?.flatMap(({ nft_info }) => nft_info ?? []) ?? [])
    expect(collected.find(({ name }) => name?.includes('Tile'))?.content?.preview?.url).toBe(
      'https://server.test/nft/data:image/png',
    )
  })

  it('tells of a new transaction, of a failed one, and takes back what a reorganisation undid', async () => {
    const before = await history()
    const snapshot = await client().snapshot()
    await client().sendTransaction({
      account: me as `0x${string}`,
      chain: null,
      to: friend as `0x${string}`,
      value: parseEther('3'),
    }) // both are addresses of the devnet
    const failing = {
      to: coin.address,
      data: `0xa9059cbb${friend?.slice(2).padStart(64, '0')}${'f'.repeat(64)}`,
    } as const
    await client()
      .sendTransaction({ account: me as `0x${string}`, chain: null, gas: 100_000n, ...failing }) // an address of the devnet
      .catch(() => undefined) // the chain mines it and complains
    await caughtUp()
    const [failed, sent] = (await history()).data
    expect(failed).toMatchObject({ metadata: { status: 'failed', operationType: 'execute' }, transfers: [] })
    expect(sent).toMatchObject({
      metadata: { operationType: 'send', status: 'confirmed' },
      transfers: [{ direction: 'out', quantity: { numeric: '3' } }],
    })
    await client().revert({ id: snapshot })
    await client().mine({ blocks: 1 })
    await vi.waitFor(async () => expect((await history()).data).toEqual(before.data), { timeout: 20_000 })
  })
})

describe('collectibles', () => {
  it('GET /v1/account/{address}/nfts lists what is held, with pictures, and marks spam', async () => {
    const { data: all } = parseAnswer(getNfts, await ask(`/v1/account/${me}/nfts?chainId=${chain}`))
    const byContract = (address: string) => all.filter((nft) => nft.address === address)
    expect(byContract(tiles.address).map(({ tokenId }) => tokenId)).toEqual(expect.arrayContaining(['1', '2']))
    expect(byContract(tiles.address)[0]).toMatchObject({
      standard: 'ERC721',
      quantity: '1',
      collection: { name: 'Portico Tiles', symbol: 'TILE' },
      imageUrl: 'https://server.test/nft/data:image/png',
      isSpam: false,
    })
    expect(byContract(badges.address).find(({ tokenId }) => tokenId === '3')).toMatchObject({
      standard: 'ERC1155',
      quantity: '3',
    })
    expect(byContract(lure.address)).toMatchObject([{ isSpam: true }])
  })
})

describe('identity', () => {
  const identity = async (address: string) => parseAnswer(getIdentity, await ask(`/v1/identity/${address}`))

  it('[API-01~] GET /v1/identity/{address} names whom ENS names in both directions', async () => {
    const found = await Promise.all(devnetNames.map(({ address }) => identity(address)))
    expect(found.map(({ name }) => name)).toEqual(devnetNames.map(({ name }) => name))
    // From the record itself, from a tile and from a badge that their owners hold.
    expect(found.map(({ avatar }) => avatar)).toEqual([
      'https://server.test/avatar/data:image/png',
      'https://server.test/nft/data:image/png',
      'https://server.test/nft/data:image/png',
      null,
      null,
    ])
  })

  it('names nobody who only claims a name, and nobody elsewhere', async () => {
    const nobody = { name: null, avatar: null }
    expect(await identity(devnetImpostor.address)).toEqual(nobody)
    expect(await identity('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')).toEqual(nobody)
  })
})

describe('names', () => {
  const account = (name: string) => server.request(`/v1/profile/account/${encodeURIComponent(name)}?apiVersion=2`)

  it('[SEND-07] GET /v1/profile/account/{name} says whom a name stands for, with the picture', async () => {
    for (const { name, address } of devnetNames) {
      const found = parseAnswer(getNameAccount, await ask(`/v1/profile/account/${name.toUpperCase()}?apiVersion=2`))
      expect(found).toMatchObject({ name, addresses: { 60: { address: address.toLowerCase() } } })
    }
    const alice = parseAnswer(getNameAccount, await ask('/v1/profile/account/alice.portico.eth'))
    expect(alice.attributes).toEqual([{ avatar: 'https://server.test/avatar/data:image/png' }])
  })

  it.each([
    ['nobody has', 'nobody.portico.eth', 404],
    ['is no name', 'alice', 400],
    ['has a letter of another alphabet', 'аlice.portico.eth', 400],
    ['is written all in letters that pass for others', 'аррӏе.eth', 400],
    ['hides a letter', 'ali\u200bce.portico.eth', 400],
    ['is far too long', `${'a'.repeat(300)}.eth`, 400],
  ])('[SEND-07] a name that %s is refused', async (_, name, status) => {
    server.env.advance(1_000)
    expect((await account(name)).status).toBe(status)
  })
})

it('[API-04] POST /v1/?chainId forwards JSON-RPC to the node', async () => {
  const response = await server.request(`/v1/?chainId=${chain}`, {
    method: 'POST',
    body: JSON.stringify([
      { jsonrpc: '2.0', id: 'a', method: 'eth_chainId' },
      { jsonrpc: '2.0', id: 7, method: 'hardhat_reset' },
      { jsonrpc: '2.0', id: null, method: 'eth_accounts', params: [] },
      { jsonrpc: '2.0', id: 8, method: 'eth_call', params: [{ to: dollar.address, data: '0x313ce567' }, 'latest'] },
    ]),
  })
  expect(await response.json()).toEqual([
    { jsonrpc: '2.0', id: 'a', result: '0x7a69' },
    { jsonrpc: '2.0', id: 7, error: { code: -32601, message: 'Requested RPC call is not allowed' } },
    { jsonrpc: '2.0', id: null, result: [] },
    // Its decimals: a call that names no gas passes a node with today's limits.
    { jsonrpc: '2.0', id: 8, result: `0x${'6'.padStart(64, '0')}` },
  ])
})
