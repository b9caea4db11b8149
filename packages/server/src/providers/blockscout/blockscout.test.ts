import type { Transaction } from '@portico/wire/http'
import { getBalance, getHistory, getNfts } from '@portico/wire/http'
import { getAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nodeEnv } from '../../env.js'
import { addressOf } from '../../test/chainLogs.js'
import { type JsonAnswer, startJsonServer } from '../../test/jsonServer.js'
import { parseAnswer } from '../../test/parseAnswer.js'
import { testNetwork } from '../../test/testNetwork.js'
import { createScoutBalances } from '../balances/blockscout.js'
import { createBalances } from '../balances/createBalances.js'
import { createScoutHistory } from '../history/blockscout.js'
import { createHistory } from '../history/createHistory.js'
import { createScoutNfts } from '../nfts/blockscout.js'
import { createNfts } from '../nfts/createNfts.js'
import { createIconOf } from '../tokens/tokenIcons.js'
import { createScout } from './createScout.js'

const [me, you] = [addressOf(0xa), addressOf(0xb)]
const usdc = {
  address_hash: getAddress(addressOf(0xc)),
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: '6',
  exchange_rate: '1.0',
  icon_url: 'https://logo.example/usdc.png',
  type: 'ERC-20',
}
const scam = {
  address: addressOf(0xd),
  name: 'Claim at evil.com',
  symbol: 'FREE',
  decimals: '18',
  exchange_rate: null,
  icon_url: null,
  type: 'ERC-20',
}
const apes = {
  address_hash: addressOf(0xe),
  name: 'Apes',
  symbol: 'APE',
  decimals: null,
  exchange_rate: null,
  icon_url: null,
  type: 'ERC-721',
}

let answer: (url: URL) => JsonAnswer
let server: Awaited<ReturnType<typeof startJsonServer>>
beforeEach(async () => {
  server = await startJsonServer((url) => answer(url))
})
afterEach(() => server.stop())

const network = () => testNetwork({ chainId: 'eip155:1', source: { kind: 'blockscout', url: `${server.url}/` } })
function providers() {
  const parts = {
    scout: createScout(nodeEnv()),
    priceLookup: async () => new Map<string, number>(),
    iconOf: createIconOf('https://server.test'),
    images: { urlOf: async (_: string, source: string) => `https://server.test/art?${source}` },
  }
  return {
    balances: createBalances(nodeEnv(), () => createScoutBalances(parts)),
    history: createHistory(() => createScoutHistory(parts)),
    nfts: createNfts(() => createScoutNfts(parts)),
  }
}
const path = (url: URL) => url.pathname.replace(`/api/v2/addresses/${me}`, '')

describe('balances', () => {
  it('come with exact amounts, prices and pictures; advertisements stay away', async () => {
    answer = (url) =>
      path(url) === ''
        ? { body: { hash: me, coin_balance: '1500000000000000001', exchange_rate: '2000.5' } }
        : {
            body: [
              { token: usdc, value: '12345678901234567890', token_id: null, token_instance: null },
              { token: scam, value: '1', token_id: null },
              { token: { ...usdc, address_hash: you }, value: '0', token_id: null },
              { token: apes, value: '1', token_id: '7' },
            ],
          }
    const balances = await providers().balances.balancesOf(me, [network()])
    expect(parseAnswer(getBalance, { balances }).balances).toMatchObject([
      { symbol: 'ETH', price: 2000.5, quantity: { numeric: '1.500000000000000001', decimals: '18' } },
      {
        symbol: 'USDC',
        address: `eip155:1:${usdc.address_hash}`,
        quantity: { numeric: '12345678901234.56789', decimals: '6' },
        iconUrl: 'https://server.test/art?https://logo.example/usdc.png',
      },
    ])
  })

  it('are nothing for an address that was never seen', async () => {
    answer = () => ({ status: 404, body: { message: 'Not found' } })
    expect(await providers().balances.balancesOf(me, [network()])).toMatchObject([{ quantity: { numeric: '0' } }])
  })

  it.each([
    { body: '<html>' },
    { body: { coin_balance: 'many' } },
    { status: 500, body: {} },
    { body: [{ token: null }] },
  ])('fail with a reason, not with nonsense: %j', async (bad) => {
    answer = () => bad
    await expect(providers().balances.balancesOf(me, [network()])).rejects.toMatchObject({ code: 'upstream/failed' })
  })
})

describe('history', () => {
  const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
  const transaction = (number: number, fields = {}) => ({
    hash: hash(number),
    block_number: number,
    timestamp: new Date(number * 1_000_000).toISOString(),
    from: { hash: me },
    to: { hash: you },
    value: '1000000000000000000',
    nonce: number,
    status: 'ok',
    method: null,
    raw_input: '0x',
    ...fields,
  })
  const transfer = (number: number, fields = {}) => ({
    transaction_hash: hash(number),
    block_number: number,
    log_index: 1,
    timestamp: new Date(number * 1_000_000).toISOString(),
    from: { hash: you },
    to: { hash: me },
    token: usdc,
    total: { value: '2500000', decimals: '6' },
    type: 'token_transfer',
    ...fields,
  })
  /** Pages of ten, newest first, as the instance gives them. */
  const paged = (items: { block_number: number }[], url: URL): JsonAnswer => {
    const below = Number(url.searchParams.get('block_number') ?? Number.POSITIVE_INFINITY)
    const index = Number(url.searchParams.get('index') ?? 0)
    const rest = items.filter(
      (item, position) => item.block_number < below || (item.block_number === below && position > index),
    )
    const page = rest.slice(0, 10)
    const last = page.at(-1)
    const next =
      rest.length > 10 && last ? { block_number: last.block_number, index: items.indexOf(last), items_count: 10 } : null
    return { body: { items: page, next_page_params: next } }
  }
  async function readAll(): Promise<{ pages: number; all: Transaction[] }> {
    const all: Transaction[] = []
    let cursor: string | undefined
    for (let pages = 1; pages < 50; pages += 1) {
      const page = parseAnswer(getHistory, await providers().history.historyOf(me, [network()], cursor))
      all.push(...page.data)
      if (!page.next) return { pages, all }
      cursor = page.next
    }
    return { pages: 50, all }
  }

  it('joins both lists by transaction', async () => {
    answer = (url) =>
      path(url) === '/transactions'
        ? paged(
            [
              transaction(9, { value: '0', method: 'swap', raw_input: '0x12345678' }),
              transaction(5, { status: 'error' }),
            ],
            url,
          )
        : paged(
            [
              transfer(9),
              transfer(9, {
                from: { hash: me },
                to: { hash: you },
                token: scam,
                total: { value: '5', decimals: '18' },
              }),
              transfer(7, {
                token: apes,
                total: {
                  token_id: '3',
                  token_instance: { image_url: 'https://x/ape.png', metadata: { name: 'Ape 3' } },
                },
              }),
            ],
            url,
          )
    const { data } = parseAnswer(getHistory, await providers().history.historyOf(me, [network()], undefined))
    expect(data).toMatchObject([
      {
        metadata: { operationType: 'trade', status: 'confirmed' },
        transfers: [
          { direction: 'in', quantity: { numeric: '2.5' } },
          {
            direction: 'out',
            sender: getAddress(me),
            recipient: getAddress(you),
            fungible_info: { is_unknown: true },
          },
        ],
      },
      {
        metadata: { operationType: 'receive' },
        transfers: [
          {
            nft_info: {
              name: 'Ape 3',
              content: { preview: { url: 'https://server.test/art?https://x/ape.png' } },
              flags: { is_spam: false },
            },
          },
        ],
      },
      { metadata: { operationType: 'send', status: 'failed' }, transfers: [] },
    ])
  })

  it('[HIST-05] pages through both lists without a gap and without a double', async () => {
    const down = (numbers: number[]) => numbers.sort((one, two) => two - one)
    const sent = down([...Array(34).keys()].map((n) => n * 3 + 1))
    // Busier lately, and a block of fourteen that is longer than a page.
    const received = down([...[...Array(25).keys()].map((n) => n + 60), ...Array(14).fill(40), 1, 2, 3])
    answer = (url) =>
      path(url) === '/transactions'
        ? paged(
            sent.map((n) => transaction(n)),
            url,
          )
        : paged(
            received.map((n) => transfer(n)),
            url,
          )
    const { all, pages } = await readAll()
    const blocks = all.map(({ metadata }) => Number(metadata.hash))
    expect(blocks).toEqual(down([...new Set([...sent, ...received])]))
    expect(pages).toBeGreaterThan(4)
    const transfers = all.find(({ metadata }) => Number(metadata.hash) === 40)?.transfers
    expect(transfers?.filter(({ direction }) => direction === 'in')).toHaveLength(14)
  })

  it('refuses a cursor that it did not write', async () => {
    answer = () => ({ body: { items: [], next_page_params: null } })
    const cursor = Buffer.from(JSON.stringify({ 'eip155:1': 'bm90IG91cnM' })).toString('base64url')
    for (const bad of ['%%', 'bm90IG91cnM', cursor])
      await expect(providers().history.historyOf(me, [network()], bad)).rejects.toMatchObject({ code: 'request/query' })
  })
})

it('collectibles come page by page', async () => {
  const item = {
    id: '7',
    token: apes,
    token_type: 'ERC-721',
    value: '1',
    image_url: null,
    metadata: { name: 'Ape\u202e 7', image: 'ipfs://x/7.png' },
  }
  const many = {
    ...item,
    id: '9',
    token: { ...apes, name: 'Visit evil.com', type: 'ERC-1155' },
    token_type: 'ERC-1155',
    value: '12',
  }
  answer = (url) =>
    url.searchParams.get('token_id') === '7'
      ? { body: { items: [many], next_page_params: null } }
      : { body: { items: [item], next_page_params: { token_id: '7', token_type: 'ERC-721', items_count: 50 } } }
  const first = parseAnswer(getNfts, await providers().nfts.nftsOf(me, [network()], undefined))
  expect(first.data).toMatchObject([
    { standard: 'ERC721', name: 'Ape 7', imageUrl: 'https://server.test/art?ipfs://x/7.png', isSpam: false },
  ])
  const second = parseAnswer(getNfts, await providers().nfts.nftsOf(me, [network()], first.next ?? undefined))
  expect(second).toMatchObject({
    data: [{ standard: 'ERC1155', quantity: '12', imageUrl: null, isSpam: true }],
    next: null,
  })
  expect(server.urls.every((url) => url.searchParams.get('type') === 'ERC-721,ERC-1155')).toBe(true)
})
