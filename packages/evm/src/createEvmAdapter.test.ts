import { createVirtualWallet, type VirtualWallet, type VirtualWalletOptions } from '@portico/testing/wallets'
import { beforeAll, describe, expect, it } from 'vitest'
import { evm } from './evm.js'
import { porticoLocal } from './networks/localNetworks.js'
import { createContext } from './test/createContext.js'
import { createFakeEnv, type FakeEnv } from './test/createFakeEnv.js'
import { openPage, told, within } from './test/openPage.js'
import { firstAddress, secondAddress, testKeys } from './test/testAccounts.js'
import { walletLimits } from './wallet/walletLimits.js'

const rdns = 'test.portico.alpha'
const alpha =
  (options: VirtualWalletOptions = {}) =>
  (env: FakeEnv): VirtualWallet =>
    createVirtualWallet({ name: 'Alpha', privateKeys: testKeys, env, ...options })

// Loaded once here, so that a fake clock never waits for a module.
beforeAll(() => import('./createWalletParts.js'))

describe('connect', () => {
  it('[CONNECT-02] connects an announced wallet on the chain it is on, with one prompt', async () => {
    const { adapter, wallet } = await openPage(alpha({ chainId: 5 }))
    const connection = await adapter.connect({ connectorId: rdns })
    expect(connection).toMatchObject({
      namespace: 'eip155',
      connectorId: rdns,
      type: 'ANNOUNCED',
      network: 'eip155:5',
      accounts: [
        { namespace: 'eip155', address: firstAddress, type: 'eoa' },
        { namespace: 'eip155', address: secondAddress, type: 'eoa' },
      ],
      wallet: { name: 'Alpha', rdns },
    })
    expect(connection.provider).toBe(wallet.provider)
    expect(wallet.prompts).toBe(1)
    expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  it('[CONNECT-01] connects an injected wallet', async () => {
    const wallet = createVirtualWallet({ privateKeys: testKeys })
    const env = createFakeEnv({ injected: () => wallet.provider })
    const adapter = evm().create(createContext(env))
    adapter.start()
    const connection = await adapter.connect({ connectorId: 'injected' })
    expect(connection).toMatchObject({ connectorId: 'injected', type: 'INJECTED', wallet: { name: 'Browser Wallet' } })
  })

  it.each([
    ['no list', 'connect/bad-answer', null],
    ['no accounts', 'connect/no-accounts', []],
    ['a number', 'connect/bad-answer', [42]],
    ['a short address', 'connect/bad-answer', ['0x12']],
    ['a text', 'connect/bad-answer', firstAddress],
    ['an object', 'connect/bad-answer', { length: 1, 0: firstAddress }],
  ])('error: a wallet that answers %s', async (_, code, result) => {
    const { adapter, wallet } = await openPage(alpha({ script: [{ type: 'nonsense', result }] }))
    await expect(adapter.connect({ connectorId: rdns })).rejects.toMatchObject({ name: 'PorticoError', code })
    wallet.clearScript()
    await expect(adapter.connect({ connectorId: rdns })).resolves.toMatchObject({ connectorId: rdns })
  })

  it.each([
    ['a number', 31337, 'eip155:31337'],
    ['decimal text', '31337', 'eip155:31337'],
  ])('behavior: takes a chain id written as %s', async (_, result, network) => {
    const { adapter } = await openPage(alpha({ script: [{ type: 'nonsense', on: 'eth_chainId', result }] }))
    await expect(adapter.connect({ connectorId: rdns })).resolves.toMatchObject({ network })
  })

  it.each([[0], [-1], [1.5], ['0x'], ['banana'], [null], ['0x'.padEnd(60, 'f')], [{}]])(
    'error: connect/bad-answer for the chain id %j',
    async (result) => {
      const { adapter } = await openPage(alpha({ script: [{ type: 'nonsense', on: 'eth_chainId', result }] }))
      await expect(adapter.connect({ connectorId: rdns })).rejects.toMatchObject({ code: 'connect/bad-answer' })
    },
  )

  it('error: rpc/user-rejected, rpc/resource-unavailable, connector/not-found', async () => {
    const { adapter, wallet } = await openPage(alpha({ script: [{ type: 'reject' }, { type: 'pendingAlready' }] }))
    await expect(adapter.connect({ connectorId: rdns })).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await expect(adapter.connect({ connectorId: rdns })).rejects.toMatchObject({ code: 'rpc/resource-unavailable' })
    await expect(adapter.connect({ connectorId: 'io.other' })).rejects.toMatchObject({ code: 'connector/not-found' })
    expect(wallet.prompts).toBe(2)
  })

  it('error: a provider that throws at once, or is broken, gives a PorticoError', async () => {
    const env = createFakeEnv({
      injected: () => ({
        request() {
          throw 'no'
        },
      }),
    })
    const adapter = evm().create(createContext(env))
    adapter.start()
    await expect(adapter.connect({ connectorId: 'injected' })).rejects.toMatchObject({ name: 'PorticoError' })
  })

  it('behavior: one factory serves two kits', async () => {
    const factory = evm()
    const env = createFakeEnv()
    const wallet = createVirtualWallet({ name: 'Alpha', privateKeys: testKeys, env })
    wallet.announce(env.target)
    const [one, two] = [createContext(env), createContext(env)]
    const [adapterOne, adapterTwo] = [factory.create(one), factory.create(two)]
    const stopOne = adapterOne.start()
    adapterTwo.start()
    await adapterOne.connect({ connectorId: rdns })
    const { provider } = await adapterTwo.connect({ connectorId: rdns })
    stopOne()
    wallet.changeChain(7)
    await env.advance(0)
    expect(told(one)).toEqual([])
    expect(told(two)).toEqual([{ type: 'networkChanged', connectorId: rdns, provider, network: 'eip155:7' }])
  })

  it('parameters: revokePermissions must be a boolean', () => {
    // @ts-expect-error a host without types
    expect(() => evm({ revokePermissions: 'no' })).toThrow('Option `evm.revokePermissions` is no boolean')
  })
})

describe('disconnect', () => {
  it("default: takes the page's permission back", async () => {
    const { env, context, adapter, wallet } = await openPage(alpha())
    const connection = await adapter.connect({ connectorId: rdns })
    await adapter.disconnect(connection)
    await env.advance(0)
    expect(wallet.isAuthorized).toBe(false)
    expect(told(context)).toEqual([])
    expect(env.timers).toBe(0)
  })

  it.each<[string, VirtualWalletOptions]>([
    ['lacks the method', { supportsRevoke: false }],
    ['declines', { script: [{ type: 'reject', on: 'wallet_revokePermissions' }] }],
    ['hangs', { script: [{ type: 'hang', on: 'wallet_revokePermissions' }] }],
  ])('behavior: succeeds when the wallet %s', async (_, options) => {
    const { env, adapter } = await openPage(alpha(options))
    const connection = await adapter.connect({ connectorId: rdns })
    await expect(within(env, adapter.disconnect(connection), walletLimits.revoke)).resolves.toBeUndefined()
    expect(env.timers).toBe(0)
  })

  it('parameters: revokePermissions false leaves the wallet alone', async () => {
    const { env, wallet } = await openPage(alpha())
    const adapter = evm({ revokePermissions: false }).create(createContext(env))
    adapter.start()
    await adapter.disconnect(await adapter.connect({ connectorId: rdns }))
    expect(wallet.isAuthorized).toBe(true)
  })
})

it('[API-04] a node is good when it answers with the id of its chain', () => {
  const { probe } = evm().create(createContext(createFakeEnv()))
  expect(probe?.method).toBe('eth_chainId')
  expect(['0x7a69', '0x539', null, 'x', {}].map((answer) => probe?.isRight(answer, porticoLocal))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
