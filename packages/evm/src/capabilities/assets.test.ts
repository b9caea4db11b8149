import type { Connection } from '@portico/core/adapter'
import type { Eip1193Provider, RpcRequest } from '@portico/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { porticoLocal } from '../networks/localNetworks.js'
import { createFakeEnv } from '../test/createFakeEnv.js'
import { within } from '../test/openPage.js'
import { firstAddress } from '../test/testAccounts.js'
import { readAssets } from './assets.js'
import { parseAssets } from './parseAssets.js'

const chainId = '0x7a69'
const token = `0x${'c'.repeat(40)}`
const supported = { [chainId]: { assetDiscovery: { supported: true } } }
const native = {
  address: 'native',
  balance: '0x14d1120d7b160000',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const usdc = {
  address: token,
  balance: '0xbebc20',
  type: 'ERC20',
  metadata: {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    price: 1,
    value: '12.5',
    iconUrl: 'data:image/png;base64,AA',
  },
}

function walletOf(capabilities: unknown, assets: unknown) {
  const asked: RpcRequest[] = []
  const provider: Eip1193Provider = {
    async request(request) {
      asked.push(request)
      const answer = request.method === 'wallet_getCapabilities' ? capabilities : assets
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const connection = { provider } as unknown as Connection // the rest of it is not looked at
  const unsupported = new WeakSet<Eip1193Provider>()
  return {
    asked,
    read: () => readAssets(createFakeEnv(), unsupported, { connection, address: firstAddress, network: porticoLocal }),
  }
}

describe('readAssets', () => {
  it('[BAL-01] asks for capabilities, then for the assets of this chain', async () => {
    const { asked, read } = walletOf(supported, { [chainId]: [native, usdc] })
    await expect(read()).resolves.toEqual([
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: 'eip155:31337',
        price: 0,
        quantity: { decimals: '18', numeric: '1.5' },
        iconUrl: '',
      },
      {
        name: 'USD Coin',
        symbol: 'USDC',
        chainId: 'eip155:31337',
        address: `eip155:31337:${token}`,
        price: 1,
        value: 12.5,
        quantity: { decimals: '6', numeric: '12.5' },
        iconUrl: 'data:image/png;base64,AA',
      },
    ])
    expect(asked).toEqual([
      { method: 'wallet_getCapabilities', params: [firstAddress, [chainId]] },
      { method: 'wallet_getAssets', params: [{ account: firstAddress, chainFilter: [chainId] }] },
    ])
  })

  it.each([
    ['says nothing', null],
    ['says no', { [chainId]: { assetDiscovery: { supported: false } } }],
    ['speaks of another chain', { '0x1': { assetDiscovery: { supported: true } } }],
    ['says something else', { [chainId]: { assetDiscovery: true } }],
  ])('[BAL-01] a wallet that %s is asked no further', async (_, capabilities) => {
    const { asked, read } = walletOf(capabilities, { [chainId]: [native] })
    await expect(read()).resolves.toBeUndefined()
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['wallet_getCapabilities', 4200, (error: Error) => [error, null], 1],
    ['wallet_getCapabilities', -32601, (error: Error) => [error, null], 1],
    ['wallet_getAssets', 4200, (error: Error) => [supported, error], 2],
  ] as const)('[BAL-01] a wallet without %s (%i) is asked once', async (_, code, answers, times) => {
    const [capabilities, assets] = answers(Object.assign(new Error('unsupported'), { code }))
    const { asked, read } = walletOf(capabilities, assets)
    await expect(read()).rejects.toMatchObject({ code })
    await expect(read()).resolves.toBeUndefined()
    expect(asked).toHaveLength(times)
  })

  it('[BAL-01] a wallet that failed otherwise is asked again', async () => {
    const { asked, read } = walletOf(Object.assign(new Error('busy'), { code: -32603 }), null)
    await expect(read()).rejects.toMatchObject({ code: -32603 })
    await expect(read()).rejects.toMatchObject({ code: -32603 })
    expect(asked).toHaveLength(2)
  })

  it('takes a word for every chain', async () => {
    const { read } = walletOf({ '0x0': { assetDiscovery: { supported: true } } }, { '0x7A69': [native] })
    await expect(read()).resolves.toHaveLength(1)
  })

  it('waits no longer than for any silent question', async () => {
    const env = createFakeEnv()
    const connection = { provider: { request: () => new Promise(() => undefined) } } as unknown as Connection // as above
    const answer = within(
      env,
      readAssets(env, new WeakSet(), { connection, address: firstAddress, network: porticoLocal }),
      3_000,
    )
    await expect(answer).resolves.toBeUndefined()
    expect(env.timers).toBe(0)
  })
})

describe('parseAssets', () => {
  const parse = (answer: unknown) => parseAssets(answer, chainId, porticoLocal, 1_000)

  it.each([
    ['no object', null],
    ['a list', [native]],
    ['another chain', { '0x1': [native] }],
    ['no list', { [chainId]: { native } }],
    ['a balance that is no hex', { [chainId]: [{ ...native, balance: '1.5' }] }],
    ['a negative balance', { [chainId]: [{ ...native, balance: '-0x1' }] }],
    ['a balance that is too long', { [chainId]: [{ ...native, balance: `0x${'f'.repeat(65)}` }] }],
    ['a token without a contract', { [chainId]: [{ ...usdc, address: 'native' }] }],
    ['an unknown type', { [chainId]: [{ ...usdc, type: 'ERC721' }] }],
    ['a token without a name', { [chainId]: [{ ...usdc, metadata: { ...usdc.metadata, name: undefined } }] }],
    ['decimals out of reach', { [chainId]: [{ ...usdc, metadata: { ...usdc.metadata, decimals: 1e9 } }] }],
    ['broken decimals', { [chainId]: [{ ...usdc, metadata: { ...usdc.metadata, decimals: 1.5 } }] }],
    ['a price that is none', { [chainId]: [{ ...usdc, metadata: { ...usdc.metadata, price: 'much' } }] }],
    ['a negative value', { [chainId]: [{ ...usdc, metadata: { ...usdc.metadata, value: -1 } }] }],
    ['one bad entry among good ones', { [chainId]: [native, 7] }],
    ['far too many', { [chainId]: Array.from({ length: 1_001 }, () => native) }],
  ])('[BAL-02] %s is no answer', (_, answer) => {
    expect(parse(answer)).toBeUndefined()
  })

  it('fills in what a native entry leaves out', () => {
    expect(parse({ [chainId]: [{ balance: '0x0', type: 'native' }] })).toMatchObject([
      { symbol: 'ETH', quantity: { decimals: '18', numeric: '0' } },
    ])
  })

  it('[BAL-02] never throws, whatever a wallet says', () => {
    const entry = fc.oneof(
      fc.anything(),
      fc.record({
        balance: fc.anything(),
        type: fc.constantFrom('NATIVE', 'ERC20'),
        address: fc.anything(),
        metadata: fc.anything(),
      }),
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ [chainId]: fc.array(entry) })), (answer) => void parse(answer)),
    )
  })
})
