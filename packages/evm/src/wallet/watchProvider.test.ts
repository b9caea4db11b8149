import { createVirtualWallet, type VirtualWallet, type VirtualWalletOptions } from '@portico/testing/wallets'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FakeEnv } from '../test/createFakeEnv.js'
import { openPage, told, within } from '../test/openPage.js'
import { openScripted } from '../test/openScripted.js'
import { firstAddress, secondAddress, testKeys } from '../test/testAccounts.js'
import { walletLimits } from './walletLimits.js'

const rdns = 'test.portico.alpha'
const alpha =
  (options: VirtualWalletOptions = {}) =>
  (env: FakeEnv): VirtualWallet =>
    createVirtualWallet({ name: 'Alpha', privateKeys: testKeys, env, ...options })

// Loaded once here, so that a fake clock never waits for a module.
beforeAll(() => import('../createWalletParts.js'))

describe('what a wallet says by itself', () => {
  it('[STATE-14] passes on accountsChanged and chainChanged', async () => {
    const { env, context, adapter, wallet } = await openPage(alpha())
    const { provider } = await adapter.connect({ connectorId: rdns })
    wallet.changeAccounts(1)
    wallet.changeChain(10)
    await env.advance(0)
    expect(told(context)).toEqual([
      { type: 'networkChanged', connectorId: rdns, provider, network: 'eip155:10' },
      {
        type: 'accountsChanged',
        connectorId: rdns,
        provider,
        accounts: [secondAddress, firstAddress].map((address) => ({ namespace: 'eip155', address, type: 'eoa' })),
      },
    ])
  })

  it.each<[string, (wallet: VirtualWallet) => void]>([
    ['locks', (wallet) => wallet.lock()],
    ['takes the permission back', (wallet) => wallet.revoke()],
    ['sends disconnect', (wallet) => wallet.emitDisconnect()],
  ])('[STATE-14] tells once when the wallet %s, then listens no more', async (_, act) => {
    const { env, context, adapter, wallet } = await openPage(alpha())
    const { provider } = await adapter.connect({ connectorId: rdns })
    act(wallet)
    await env.advance(0)
    wallet.changeChain(10)
    await env.advance(0)
    expect(told(context)).toEqual([{ type: 'disconnected', connectorId: rdns, provider }])
  })

  it.each(['accountsChanged', 'chainChanged'] as const)('behavior: 10,000 %s in a row are one event', async (of) => {
    const { env, context, adapter, wallet } = await openPage(alpha())
    await adapter.connect({ connectorId: rdns })
    wallet.flood({ count: 10_000, of })
    await env.advance(0)
    expect(told(context)).toHaveLength(1)
    const expected = {
      accountsChanged: { accounts: [{ address: firstAddress }, {}] },
      chainChanged: { network: 'eip155:31337' },
    }
    expect(told(context)[0]).toMatchObject(expected[of])
  })

  it('behavior: a change between two questions of connect is not lost', async () => {
    const { env, context, adapter, wallet } = await openPage(
      alpha({
        script: [{ type: 'changeAccounts', accounts: 1, on: 'eth_chainId' }],
      }),
    )
    await adapter.connect({ connectorId: rdns })
    await env.advance(0)
    expect(wallet.accounts[0]).toBe(secondAddress)
    expect(told(context)).toMatchObject([
      { type: 'accountsChanged', accounts: [{ address: secondAddress }, { address: firstAddress }] },
    ])
  })

  it('behavior: nothing is told before the kit has the connection', async () => {
    const { env, context, adapter, provider } = await openScripted()
    let answer = (_chainId: string): void => undefined
    provider.answers['eth_chainId'] = new Promise((resolve) => {
      answer = resolve
    })
    const connecting = adapter.connect({ connectorId: 'injected' })
    await env.settle()
    provider.emit('accountsChanged', [secondAddress])
    await env.advance(1_000)
    expect(told(context)).toEqual([])
    answer('0x1')
    await connecting
    expect(told(context)).toEqual([])
    await env.advance(0)
    expect(told(context)).toMatchObject([{ type: 'accountsChanged', accounts: [{ address: secondAddress }] }])
  })

  it.each([[undefined], [[1]], ['x'], [{}]])('behavior: nonsense %j changes nothing', async (payload) => {
    const { env, context, adapter, provider } = await openScripted()
    await adapter.connect({ connectorId: 'injected' })
    provider.emit('accountsChanged', payload)
    provider.emit('chainChanged', payload)
    await env.advance(0)
    expect(told(context)).toEqual([])
  })

  it('behavior: disconnect 1013 is ignored while eth_accounts answers', async () => {
    const { env, context, adapter, provider } = await openScripted()
    await adapter.connect({ connectorId: 'injected' })
    provider.emit('disconnect', { code: 1013 })
    await env.advance(10)
    expect(told(context)).toEqual([])
    provider.answers['eth_accounts'] = []
    provider.emit('disconnect', { code: 1013 })
    await env.advance(10)
    expect(told(context)).toEqual([{ type: 'disconnected', connectorId: 'injected', provider }])
  })

  it('behavior: listeners are attached once and removed exactly', async () => {
    const { env, context, adapter, provider, stop } = await openScripted()
    await adapter.connect({ connectorId: 'injected' })
    const connection = await adapter.connect({ connectorId: 'injected' })
    expect(provider.listeners()).toBe(3)
    await within(env, adapter.disconnect(connection), walletLimits.revoke)
    expect(provider.listeners()).toBe(0)
    await adapter.connect({ connectorId: 'injected' })
    expect(provider.listeners()).toBe(3)
    stop()
    expect(provider.listeners()).toBe(0)
    expect(told(context)).toEqual([])
    expect(env.timers).toBe(0)
  })

  it('behavior: a failed connect leaves no listener, an older connection keeps its own', async () => {
    const { adapter, provider } = await openScripted()
    await adapter.connect({ connectorId: 'injected' })
    provider.answers['eth_chainId'] = 'banana'
    await expect(adapter.connect({ connectorId: 'injected' })).rejects.toMatchObject({ code: 'connect/bad-answer' })
    expect(provider.listeners()).toBe(3)
  })

  it('behavior: a wallet whose events are broken still connects', async () => {
    const { adapter, provider } = await openScripted()
    provider.on = () => {
      throw new Error('boo')
    }
    await expect(adapter.connect({ connectorId: 'injected' })).resolves.toMatchObject({ network: 'eip155:1' })
  })
})
