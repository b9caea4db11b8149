import type { Connection, ShownAccount } from '@portico/core/adapter'
import { fakeEnv } from '@portico/testing'
import type { RpcRequest } from '@portico/wire'
import { describe, expect, it } from 'vitest'
import { createHostProvider } from './createHostProvider.js'

const one = `0x${'1'.repeat(40)}`
const two = `0x${'a'.repeat(40)}`

function setup() {
  const asked: RpcRequest[] = []
  const listeners = new Set<() => void>()
  const walletListeners: string[] = []
  const connection = (accounts: readonly string[], chain = 1): Connection => ({
    id: 'c',
    sourceId: 'adapter:eip155',
    namespace: 'eip155',
    connectorId: 'test.alpha',
    type: 'ANNOUNCED',
    provider: {
      request: async (request) => {
        asked.push(request)
        return 'answer'
      },
      on: (event) => void walletListeners.push(event),
    },
    network: `eip155:${chain}`,
    accounts: accounts.map((address) => ({ namespace: 'eip155', address, type: 'eoa' })),
    wallet: { name: 'Alpha' },
  })
  let shown: ShownAccount | undefined = { connection: connection([two, one]), address: two }
  const env = fakeEnv()
  const provider = createHostProvider(env, {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  const show = (accounts: readonly string[] | undefined, chain?: number): void => {
    const [address] = accounts ?? []
    shown = accounts && address ? { connection: connection(accounts, chain), address } : undefined
    for (const listener of listeners) listener()
  }
  return { provider, asked, show, walletListeners, env }
}

describe('requests', () => {
  it.each(['eth_accounts', 'eth_requestAccounts'])(
    '%s: the shown account first, without asking the wallet',
    async (method) => {
      const { provider, asked } = setup()
      expect(await provider.request({ method })).toEqual([two, one])
      expect(asked).toEqual([])
    },
  )
  it.each([
    ['eth_sendTransaction', [{ from: one, to: two }]],
    ['eth_signTransaction', [{ from: one }]],
    ['wallet_sendCalls', [{ version: '2.0.0', from: one, calls: [] }]],
    ['personal_sign', ['0x68', one]],
    ['personal_sign', [one, '0x68']],
    ['eth_sign', [one, '0x68']],
    ['eth_signTypedData', [[], one]],
    ['eth_signTypedData_v4', [one, '{}']],
    ['eth_sendTransaction', { from: one, to: two }],
    ['eth_decrypt', ['0x68', one]],
    ['eth_getEncryptionPublicKey', [one]],
    ['wallet_prepareCalls', [{ from: one, chainId: '0x1', calls: [] }]],
    ['wallet_grantPermissions', [{ address: one, chainId: '0x1' }]],
    ['wallet_grantPermissions', [{ address: two }, { address: one }]],
    ['wallet_grantPermissions', { account: `eip155:1:${one}` }],
    ['wallet_methodOfTomorrow', [{ account: one }]],
    ['eth_methodOfTomorrow', ['0x1', { from: one }]],
  ])('%s for another account is refused with the names of both', async (method, params) => {
    const { provider, asked } = setup()
    await expect(provider.request({ method, params })).rejects.toMatchObject({
      code: 4100,
      message: `This request is for ${one}, but the account in use is ${two}. Use that one, or switch accounts first.`,
    })
    expect(asked).toEqual([])
  })
  it.each([
    ['eth_sendTransaction', [{ from: two.toUpperCase().replace('0X', '0x') }]],
    ['personal_sign', [one, two]],
    ['eth_signTypedData_v4', [two, '{}']],
    ['eth_call', [{ from: one, to: two }, 'latest']],
    ['eth_getBalance', [one, 'latest']],
    ['eth_estimateGas', [{ from: one, to: two }]],
    ['eth_getLogs', [{ address: one }]],
    ['eth_newFilter', [{ address: one }]],
    ['eth_subscribe', ['logs', { address: one }]],
    ['eth_sendTransaction', { from: two, to: one }],
    ['wallet_watchAsset', { type: 'ERC20', options: { address: one } }],
    ['wallet_requestPermissions', [{ eth_accounts: {} }]],
    ['wallet_addEthereumChain', [{ chainId: '0x1' }]],
    ['web3_clientVersion', undefined],
  ])('%s passes as it is', async (method, params) => {
    const { provider, asked } = setup()
    expect(await provider.request({ method, params })).toBe('answer')
    expect(asked).toEqual([{ method, params }])
  })
  it('a transaction that names nobody is from the shown account, not from whichever the wallet puts first', async () => {
    const { provider, asked } = setup()
    await provider.request({ method: 'eth_sendTransaction', params: [{ to: one }] })
    await provider.request({ method: 'wallet_prepareCalls', params: { calls: [] } })
    expect(asked).toEqual([
      { method: 'eth_sendTransaction', params: [{ to: one, from: two }] },
      { method: 'wallet_prepareCalls', params: { calls: [], from: two } },
    ])
  })
  it('without a wallet it says so', async () => {
    const { provider, show } = setup()
    show(undefined)
    await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
  })
})

describe('events', () => {
  it('are what the modal shows, across wallets', () => {
    const { provider, show } = setup()
    const heard: unknown[] = []
    for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect'])
      provider.on?.(event, (payload) => heard.push([event, payload instanceof Error ? payload.message : payload]))
    show([one, two])
    show([one, two], 10)
    show(undefined)
    show([two], 10)
    expect(heard).toEqual([
      ['accountsChanged', [one, two]],
      ['chainChanged', '0xa'],
      ['accountsChanged', []],
      ['disconnect', 'No wallet is connected.'],
      ['connect', { chainId: '0xa' }],
      ['chainChanged', '0xa'],
      ['accountsChanged', [two]],
    ])
  })
  it('a listener that throws keeps nobody else from hearing, and is told on the console', () => {
    const { provider, show, env } = setup()
    const heard: unknown[] = []
    const mistake = new RangeError('a mistake of the host')
    provider.on?.('accountsChanged', () => {
      throw mistake
    })
    provider.on?.('accountsChanged', (accounts) => heard.push(accounts))
    provider.on?.('chainChanged', (chainId) => heard.push(chainId))
    show([one], 10)
    expect(heard).toEqual(['0xa', [one]])
    expect(env.logs).toEqual([{ level: 'error', parts: ['Portico:', mistake] }])
  })
  it('others come from the wallet, also from the next one', () => {
    const { provider, show, walletListeners } = setup()
    provider.on?.('message', () => undefined)
    show([one])
    expect(walletListeners).toEqual(['message', 'message'])
  })
})
