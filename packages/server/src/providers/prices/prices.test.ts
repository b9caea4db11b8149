import { getTokenPrices } from '@portico/wire/http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nodeEnv } from '../../env.js'
import { addressOf } from '../../test/chainLogs.js'
import { type JsonAnswer, startJsonServer } from '../../test/jsonServer.js'
import { parseAnswer } from '../../test/parseAnswer.js'
import { testNetwork } from '../../test/testNetwork.js'
import { nativeAddress, zeroAddress } from '../evmAddress.js'
import { createIconOf } from '../tokens/tokenIcons.js'
import { createPrices } from './createPrices.js'
import { createPriceLookup } from './priceLookup.js'

const [usdc, other] = [addressOf(0xc), addressOf(0xd)]
let answer: (url: URL) => JsonAnswer
let server: Awaited<ReturnType<typeof startJsonServer>>
let now = 0
beforeEach(async () => {
  server = await startJsonServer((url) => answer(url))
})
afterEach(() => server.stop())

const network = testNetwork({
  chainId: 'eip155:1',
  tokens: [{ address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 }],
})
const prices = () =>
  createPrices({
    env: { ...nodeEnv(), now: () => now },
    networks: [network, testNetwork()],
    config: {
      table: { [`eip155:31337:${usdc.toUpperCase().replace('0X', '0x')}`]: 2 },
      llama: { url: `${server.url}/`, chains: { 'eip155:1': 'ethereum' } },
    },
    iconOf: createIconOf('https://server.test'),
  })
const coin = (price: unknown, confidence = 0.99) => ({
  price,
  symbol: 'X',
  decimals: 6,
  timestamp: 1_700_000_000,
  confidence,
})

it('[API-01~] POST /v1/fungible/price: prices by address from the table and from a service of DefiLlama’s shape', async () => {
  answer = () => ({
    body: {
      coins: {
        [`ethereum:${usdc}`]: coin(0.9998),
        [`ethereum:${zeroAddress}`]: coin(2500),
        [`ethereum:${other}`]: coin(7, 0.1),
      },
    },
  })
  const asked = [
    `eip155:1:${usdc}`,
    `eip155:1:${nativeAddress}`,
    `eip155:1:${other}`,
    `eip155:31337:${usdc}`,
    `eip155:10:${usdc}`,
  ]
  const fungibles = await prices().pricesOf(asked)
  expect(parseAnswer(getTokenPrices, { fungibles }).fungibles).toEqual([
    {
      address: asked[0],
      name: 'USD Coin',
      symbol: 'USDC',
      price: 0.9998,
      iconUrl: 'https://server.test/public/getTokenImage/USDC',
    },
    {
      address: asked[1],
      name: 'Ether',
      symbol: 'ETH',
      price: 2500,
      iconUrl: 'https://server.test/public/getTokenImage/ETH',
    },
    { address: asked[3], name: '', symbol: '', price: 2, iconUrl: '' },
  ])
  expect(decodeURIComponent(server.urls[0]?.pathname ?? '')).toBe(
    `/prices/current/ethereum:${usdc},ethereum:${zeroAddress},ethereum:${other}`,
  )
})

it('keeps prices for a minute, absent ones too', async () => {
  answer = () => ({ body: { coins: {} } })
  const source = prices()
  await source.pricesOf([`eip155:1:${usdc}`])
  now += 59_999
  await source.pricesOf([`eip155:1:${usdc}`])
  expect(server.urls).toHaveLength(1)
  now += 1
  await source.pricesOf([`eip155:1:${usdc}`])
  expect(server.urls).toHaveLength(2)
})

it.each([
  { body: 'oops' },
  { status: 429, body: {} },
  { body: { coins: { x: coin('1') } } },
  { body: { coins: { x: coin(-1) } } },
])('a failing service costs the prices, not the amounts: %j', async (bad) => {
  answer = () => bad
  await expect(prices().pricesOf([`eip155:1:${usdc}`])).rejects.toMatchObject({ code: 'upstream/failed' })
  expect(await createPriceLookup(prices(), () => undefined)(network, [usdc])).toEqual(new Map())
})
