import { limits } from '@portico/core/adapter'
import { createVirtualWallet, type VirtualWallet, type VirtualWalletOptions } from '@portico/testing/wallets'
import { beforeAll, describe, expect, it } from 'vitest'
import { evm } from '../evm.js'
import { createContext } from '../test/createContext.js'
import { createFakeEnv, type FakeEnv } from '../test/createFakeEnv.js'
import { openPage, within } from '../test/openPage.js'
import { firstAddress, secondAddress, testKeys } from '../test/testAccounts.js'

const rdns = 'test.portico.alpha'
const alpha =
  (options: VirtualWalletOptions = {}) =>
  (env: FakeEnv): VirtualWallet =>
    createVirtualWallet({ name: 'Alpha', privateKeys: testKeys, env, ...options })

// Loaded once here, so that a fake clock never waits for a module.
beforeAll(() => import('../createWalletParts.js'))

describe('reconnect', () => {
  const saved = { connectorId: rdns, addresses: [secondAddress.toLowerCase()] }

  it('default: finds the stored account without a prompt and puts it firstAddress', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ authorized: true }))
    const connection = await within(env, adapter.reconnect(saved), 10)
    expect(connection?.accounts.map(({ address }) => address)).toEqual([secondAddress, firstAddress])
    expect(connection?.network).toBe('eip155:31337')
    expect(wallet.prompts).toBe(0)
    expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('behavior: waits for a wallet that announces itself late', async () => {
    const env = createFakeEnv()
    const adapter = evm().create(createContext(env))
    adapter.start()
    const answer = adapter.reconnect(saved)
    await env.advance(500)
    createVirtualWallet({ name: 'Alpha', privateKeys: testKeys, authorized: true, env }).announce(env.target)
    expect(await within(env, answer, 10)).toMatchObject({ connectorId: rdns })
  })

  it('behavior: null once the wallet had its time', async () => {
    const env = createFakeEnv()
    const adapter = evm().create(createContext(env))
    adapter.start()
    const answer = adapter.reconnect(saved)
    let isSettled = false
    answer.then(() => {
      isSettled = true
    })
    await env.advance(limits.reconnectDiscovery - 1)
    expect(isSettled).toBe(false)
    expect(await within(env, answer, 1)).toBeNull()
    expect(env.timers).toBe(0)
  })

  it.each<[string, VirtualWalletOptions]>([
    ['does not know the page any more', { authorized: false }],
    ['is locked', { authorized: true, locked: true }],
    ['has other accounts', { authorized: true, privateKeys: [testKeys[0]] }],
    ['hangs', { authorized: true, script: [{ type: 'hang', on: 'eth_accounts' }] }],
    ['hangs on the chain', { authorized: true, script: [{ type: 'hang', on: 'eth_chainId' }] }],
    ['answers nonsense', { authorized: true, script: [{ type: 'nonsense', on: 'eth_accounts', result: 7 }] }],
    ['fails', { authorized: true, script: [{ type: 'error', on: 'eth_accounts', code: -32603, message: 'no' }] }],
  ])('behavior: null when the wallet %s, without a prompt', async (_, options) => {
    const { env, adapter, wallet } = await openPage(alpha(options))
    expect(await within(env, adapter.reconnect(saved), limits.reconnectDiscovery + 2 * limits.silentAnswer)).toBeNull()
    expect(wallet.prompts).toBe(0)
    expect(env.timers).toBe(0)
  })

  it('behavior: null, unasked, when two wallets claim the identity', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ authorized: true }))
    const uuid = '00000000-0000-4000-8000-0000000000aa'
    const twin = createVirtualWallet({ name: 'Alpha', privateKeys: testKeys, authorized: true, env, uuid })
    twin.announce(env.target)
    expect(await within(env, adapter.reconnect(saved), limits.reconnectDiscovery)).toBeNull()
    expect([...wallet.requests, ...twin.requests]).toEqual([])
  })

  it('behavior: null for a poisoned record and after stop', async () => {
    const { env, adapter, stop } = await openPage(alpha({ authorized: true }))
    expect(await within(env, adapter.reconnect({ connectorId: rdns, addresses: [] }), 10)).toBeNull()
    // @ts-expect-error what a poisoned storage could hold
    expect(await within(env, adapter.reconnect({ connectorId: 7, addresses: [{}] }), 2_000)).toBeNull()
    const late = adapter.reconnect({ connectorId: 'io.absent', addresses: [firstAddress] })
    await env.settle()
    stop()
    expect(await within(env, late, 0)).toBeNull()
    expect(env.timers).toBe(0)
  })
})
