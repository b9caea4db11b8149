import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { getBalance } from './balance.js'
import { getWallets } from './directory.js'
import { endpoints } from './endpoints.js'
import { getHistory } from './history.js'

// A call without an answer has no schema; these two have one.
const balanceAnswer = getBalance.response ?? v.never()
const historyAnswer = getHistory.response ?? v.never()
const projectId = '0123456789abcdef0123456789abcdef'
const ask = (name: keyof typeof endpoints, query: object) =>
  v.safeParse(endpoints[name].query, { projectId, st: 'portico', sv: 'react-evm-0.1.0', ...query }).success

describe('endpoints', () => {
  it('[API-01~] has the method and path of every call served now', () => {
    const table = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect(table.sort()).toEqual([
      'GET /auth/v1/me',
      'GET /auth/v1/nonce',
      'GET /getAnalyticsConfig',
      'GET /getWalletImage/{id}',
      'GET /getWallets',
      'GET /health',
      'GET /livez',
      'GET /projects/v1/origins',
      'GET /public/getAssetImage/{id}',
      'GET /public/getCurrencyImage/{id}',
      'GET /public/getTokenImage/{id}',
      'GET /readyz',
      'GET /v1/account/{account}/history',
      'GET /v1/account/{address}/balance',
      'GET /v1/account/{address}/nfts',
      'GET /v1/identity/{address}',
      'GET /v1/profile/account/{name}',
      'GET /v1/supported-chains',
      'POST /auth/v1/authenticate',
      'POST /auth/v1/sign-out',
      'POST /e',
      'POST /v1/',
      'POST /v1/fungible/price',
    ])
  })

  it('[API-01~] takes the payload of each blockchain call, with sdk type, version and project', () => {
    expect(ask('getIdentity', { sender: '0x1' })).toBe(true)
    expect(ask('getHistory', { cursor: 'c', onramp: 'coinbase', chainId: 'eip155:1' })).toBe(true)
    expect(ask('getBalance', { currency: 'usd', chainId: 'eip155:1', forceUpdate: '0x1' })).toBe(true)
    expect(ask('getBalance', { currency: 'eur' })).toBe(false)
    expect(ask('getHistory', { chainId: '1' })).toBe(false)
  })

  it('[API-03] takes the query of the directory call, lists joined by commas', () => {
    const query = {
      projectId,
      page: '2',
      entries: '40',
      include: 'a,b',
      exclude: 'c',
      chains: 'eip155:1',
      search: 'rain',
      badge_type: 'certified',
    }
    expect(v.parse(getWallets.query, query)).toMatchObject({
      page: 2,
      entries: 40,
      include: ['a', 'b'],
      exclude: ['c'],
    })
    for (const wrong of [{ page: '0' }, { entries: '101' }, { page: '-1' }, { page: '1e3' }, { nonsense: '1' }])
      expect(v.safeParse(getWallets.query, { projectId, ...wrong }).success).toBe(false)
  })

  it('refuses a project id that is none', () => {
    for (const id of ['', 'x', projectId.toUpperCase(), `${projectId}0`, ' '.repeat(32)])
      expect(v.safeParse(getWallets.query, { projectId: id }).success).toBe(false)
  })

  it('[API-07] never takes an amount that is not exact', () => {
    const amount = (numeric: unknown) => ({
      balances: [{ name: 'A', symbol: 'A', chainId: 'eip155:1', price: 1, quantity: { decimals: '18', numeric } }],
    })
    expect(v.safeParse(balanceAnswer, amount('0.000000000000000001')).success).toBe(true)
    for (const numeric of [1, '1e18', '0x10', '1,5', '٣', '-1', '.5', '5.', 'NaN', '', null])
      expect(v.safeParse(balanceAnswer, amount(numeric)).success).toBe(false)
  })

  it('[API-07] answers nonsense with a verdict, never with an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const { response } of Object.values(endpoints))
          if (typeof response === 'object') v.safeParse(response, value)
        expect(v.safeParse(historyAnswer, value).success).toBe(false)
      }),
    )
  })
})
