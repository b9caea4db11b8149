import { describe, expect, it } from 'vitest'
import type { Step } from '../script.js'
import { createVirtualWallet } from './createVirtualWallet.js'
import { recordEvents } from './recordEvents.js'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const
const connect = { method: 'eth_requestAccounts' }
const sign = { method: 'personal_sign', params: ['0x6869', alice] }
const switchTo = (chainId: string) => ({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
const add = {
  method: 'wallet_addEthereumChain',
  params: [
    {
      chainId: '0x7a6a',
      chainName: 'Local Two',
      rpcUrls: ['http://localhost:8546'],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
  ],
}

// A new kind of step does not compile here until it has a test.
const tests = {
  async approve() {
    const wallet = createVirtualWallet({ script: [{ type: 'approve' }, { type: 'reject' }] })
    expect(await wallet.provider.request(connect)).toEqual([alice])
    await expect(wallet.provider.request(sign)).rejects.toMatchObject({ code: 4001 })
    expect(String(await wallet.provider.request(sign))).toMatch(/^0x[0-9a-f]{130}$/)
  },
  async reject() {
    const wallet = createVirtualWallet({ script: [{ type: 'reject' }] })
    await expect(wallet.provider.request(connect)).rejects.toMatchObject({ code: 4001, name: 'ProviderRpcError' })
    expect(wallet.isAuthorized).toBe(false)
    expect(wallet.prompts).toBe(1)
    expect(await wallet.provider.request(connect)).toEqual([alice])
  },
  async lock() {
    const wallet = createVirtualWallet({ authorized: true, script: [{ type: 'lock', on: 'personal_sign' }] })
    const events = recordEvents(wallet.provider)
    const answer = wallet.provider.request(sign)
    expect(await wallet.waitForPending()).toMatchObject({ reason: 'lock' })
    expect(events.at(-1)).toEqual(['accountsChanged', []])
    wallet.unlock()
    expect(String(await answer)).toMatch(/^0x/)
    expect(events.at(-1)).toEqual(['accountsChanged', [alice]])
  },
  async hang() {
    const wallet = createVirtualWallet({ script: [{ type: 'hang', times: 2 }] })
    const first = wallet.provider.request(connect)
    const second = wallet.provider.request(connect)
    await wallet.waitForPending()
    expect(wallet.pending).toEqual([
      { id: 1, method: 'eth_requestAccounts', reason: 'hang' },
      { id: 2, method: 'eth_requestAccounts', reason: 'hang' },
    ])
    expect(wallet.rejectPending(2)).toBe(1)
    await expect(second).rejects.toMatchObject({ code: 4001 })
    expect(wallet.resolvePending()).toBe(1)
    expect(await first).toEqual([alice])
    expect(wallet.resolvePending()).toBe(0)
  },
  async popup() {
    const wallet = createVirtualWallet({ script: [{ type: 'popup' }, { type: 'reject' }] })
    const answer = wallet.provider.request(connect)
    expect(await wallet.waitForPending()).toEqual({ id: 1, method: 'eth_requestAccounts', reason: 'popup' })
    await expect(wallet.provider.request(connect)).rejects.toMatchObject({ code: 4001 })
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(wallet.prompts).toBe(1)
    expect(wallet.resolvePending()).toBe(1)
    expect(await answer).toEqual([alice])
    await expect(wallet.provider.request(sign)).rejects.toMatchObject({ code: 4001 }) // the script goes on
  },
  async crash() {
    const rejects = { message: 'Attempting to use a disconnected port object' }
    const wallet = createVirtualWallet({ script: [{ type: 'hang' }, { type: 'crash', rejects }] })
    const open = wallet.provider.request(connect)
    await wallet.waitForPending()
    const killed = wallet.provider.request({ ...connect })
    await expect(killed).rejects.toEqual(new Error(rejects.message))
    await expect(open).rejects.toEqual(new Error(rejects.message))
    expect(wallet.pending).toEqual([])
    expect(await wallet.provider.request(connect)).toEqual([alice]) // the next request finds a new process
  },
  async slow() {
    const timers: { run(): void; ms: number }[] = []
    const cleared: unknown[] = []
    const wallet = createVirtualWallet({
      script: [{ type: 'slow', ms: 5_000, times: 2 }],
      env: { setTimeout: (run, ms) => timers.push({ run, ms }), clearTimeout: (timer) => void cleared.push(timer) },
    })
    const answer = wallet.provider.request(connect)
    await wallet.waitForPending()
    expect(timers[0]?.ms).toBe(5_000)
    timers[0]?.run()
    expect(await answer).toEqual([alice])
    const refused = wallet.provider.request(sign)
    await wallet.waitForPending()
    wallet.rejectPending()
    await expect(refused).rejects.toMatchObject({ code: 4001 })
    expect(cleared).toContain(2)
  },
  async wrongChain() {
    const wallet = createVirtualWallet({
      chains: { 31337: {}, 31338: {} },
      script: [
        { type: 'wrongChain', chainId: 5 },
        { type: 'wrongChain', chainId: 7, on: 'wallet_switchEthereumChain' },
      ],
    })
    const events = recordEvents(wallet.provider)
    expect(await wallet.provider.request(connect)).toEqual([alice])
    expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x5')
    expect(events).toContainEqual(['chainChanged', '0x5'])
    expect(await wallet.provider.request(switchTo('0x7a6a'))).toBeNull()
    expect(wallet.chainId).toBe(7)
  },
  async unknownChain() {
    const wallet = createVirtualWallet({ chains: { 31337: {}, 31338: {} }, script: [{ type: 'unknownChain' }] })
    await expect(wallet.provider.request(switchTo('0x7a6a'))).rejects.toMatchObject({ code: 4902 })
    await expect(wallet.provider.request(switchTo('0x7a6a'))).rejects.toMatchObject({ code: 4902 })
    expect(await wallet.provider.request(add)).toBeNull()
    expect(wallet.chainId).toBe(31338)

    wallet.changeChain(31337)
    wallet.play([{ type: 'unknownChain', addFails: true }])
    await expect(wallet.provider.request(switchTo('0x7a6a'))).rejects.toMatchObject({ code: 4902 })
    await expect(wallet.provider.request(add)).rejects.toMatchObject({ code: -32603 })
    expect(wallet.chainId).toBe(31337)
  },
  async flood() {
    const wallet = createVirtualWallet({ authorized: true, privateKeys: keys, chains: { 10: {} } })
    const events = recordEvents(wallet.provider)
    const target = new EventTarget()
    let announcements = 0
    target.addEventListener('eip6963:announceProvider', () => announcements++)
    wallet.announce(target)
    wallet.play([
      { type: 'flood', count: 500 },
      { type: 'flood', count: 501, of: 'chainChanged' },
      { type: 'flood', count: 502, of: 'announcement' },
    ])
    for (const _ of [1, 2, 3]) await wallet.provider.request(sign)
    const accounts = events.filter(([name]) => name === 'accountsChanged')
    const chains = events.filter(([name]) => name === 'chainChanged')
    expect([accounts.length, chains.length, announcements]).toEqual([500, 501, 503])
    expect(accounts.at(-1)).toEqual(['accountsChanged', wallet.accounts])
    expect(chains.slice(-2)).toEqual([
      ['chainChanged', '0xa'],
      ['chainChanged', '0x7a69'],
    ])
    wallet.flood({ count: 1 })
    expect(events.at(-1)).toEqual(['accountsChanged', wallet.accounts])
  },
  async pendingAlready() {
    const wallet = createVirtualWallet({ script: [{ type: 'pendingAlready' }] })
    await expect(wallet.provider.request(connect)).rejects.toMatchObject({
      code: -32002,
      message: expect.stringContaining('already pending'),
    })
  },
  async nonsense() {
    const results = [[], undefined, null, 7, 'yes', [42], [{ address: alice }], ['0x123']]
    const wallet = createVirtualWallet({
      script: [
        ...results.map((result): Step => ({ type: 'nonsense', result, on: 'eth_requestAccounts' })),
        { type: 'nonsense', result: 31337, on: 'eth_chainId' },
      ],
    })
    for (const result of results) expect(await wallet.provider.request(connect)).toEqual(result)
    expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe(31337)
    expect(wallet.isAuthorized).toBe(false)
  },
  async error() {
    const wallet = createVirtualWallet({ script: [{ type: 'error', code: -32603, message: 'Boom', data: { a: 1 } }] })
    await expect(wallet.provider.request(connect)).rejects.toMatchObject({
      code: -32603,
      message: 'Boom',
      data: { a: 1 },
    })
  },
  async disconnectAfter() {
    const timers: (() => void)[] = []
    const wallet = createVirtualWallet({
      script: [{ type: 'disconnectAfter' }],
      env: { setTimeout: (run) => void timers.push(run) },
    })
    const events = recordEvents(wallet.provider)
    expect(await wallet.provider.request(connect)).toEqual([alice])
    expect(events.at(-1)?.[0]).toBe('accountsChanged')
    for (const run of timers) run()
    expect(events.at(-1)).toMatchObject(['disconnect', { code: 4900 }])
    expect(wallet.provider.isConnected()).toBe(false)
  },
  async changeAccounts() {
    const wallet = createVirtualWallet({
      authorized: true,
      privateKeys: keys,
      script: [
        { type: 'changeAccounts', accounts: 1 },
        { type: 'changeAccounts', accounts: [1] },
      ],
    })
    const [first, second] = wallet.accounts
    const events = recordEvents(wallet.provider)
    expect(String(await wallet.provider.request(sign))).toMatch(/^0x/)
    expect(events.at(-1)).toEqual(['accountsChanged', [second, first]])
    await expect(wallet.provider.request(sign)).rejects.toMatchObject({ code: 4100 })
    expect(events.at(-1)).toEqual(['accountsChanged', [second]])
  },
  async alter() {
    const wallet = createVirtualWallet({
      chains: { 31338: {}, 10: {} },
      script: [{ type: 'alter', fields: { chainId: '0xa' }, on: 'wallet_switchEthereumChain' }],
    })
    expect(await wallet.provider.request(switchTo('0x7a6a'))).toBeNull()
    expect(wallet.chainId).toBe(10)
    await wallet.provider.request(switchTo('0x7a6a'))
    expect(wallet.chainId).toBe(31338)
  },
} satisfies Record<Step['type'], () => Promise<void>>

describe('every step of a script', () => {
  for (const [type, run] of Object.entries(tests)) it(`step: ${type}`, run)

  it('a step can answer a request that the wallet would refuse', async () => {
    const wallet = createVirtualWallet({ script: [{ type: 'nonsense', result: '0xbad', on: 'personal_sign' }] })
    expect(await wallet.provider.request(sign)).toBe('0xbad')
    await expect(wallet.provider.request(sign)).rejects.toMatchObject({ code: 4100 })
  })
})
