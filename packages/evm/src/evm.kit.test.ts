import { createPortico } from '@portico/core'
import { limits } from '@portico/core/adapter'
import { fakeServer, sampleToken } from '@portico/testing'
import { createVirtualWallet, type VirtualWalletOptions } from '@portico/testing/wallets'
import { numberToHex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { evm } from './evm.js'
import { porticoLocal } from './networks/localNetworks.js'
import { createFakeEnv, type FakeEnv } from './test/createFakeEnv.js'
import { within } from './test/openPage.js'
import { firstAddress } from './test/testAccounts.js'
import { walletLimits } from './wallet/walletLimits.js'

beforeAll(() => Promise.all([import('./createWalletParts.js'), import('@portico/core/rpc')]))

/** The same browser over several visits: storage stays, everything else is new. */
function createVisit(stored: Map<string, string>): FakeEnv {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return Object.assign(createFakeEnv(), { storage: () => storage })
}

describe('in a kit', () => {
  it('[CONNECT-02] connects, is found again after a reload without a prompt, and stays away once disconnected', async () => {
    const stored = new Map<string, string>()
    const wallet = createVirtualWallet({ name: 'Alpha', supportsRevoke: false })
    const visit = async () => {
      const env = createVisit(stored)
      wallet.announce(env.target)
      const kit = createPortico({ projectId: 'p', networks: [porticoLocal], adapters: [evm()] }, env)
      await env.advance(100)
      return { env, kit, account: () => kit.getAccount('eip155') }
    }

    const first = await visit()
    const connector = first.kit.getConnectors()[0]
    if (!connector) throw new Error('no connector')
    await within(first.env, first.kit.actions.connect({ connector }), 100)
    expect(first.account()).toMatchObject({ status: 'connected', address: firstAddress })
    first.kit.destroy()
    expect(first.env.timers).toBe(0)

    const prompts = wallet.prompts
    const second = await visit()
    expect(second.account()).toMatchObject({ status: 'connected', address: firstAddress })
    expect(wallet.prompts).toBe(prompts)
    await within(second.env, second.kit.disconnect(), 100)
    second.kit.destroy()

    const third = await visit()
    expect(third.account().status).toBe('disconnected')
    third.kit.destroy()
    expect(third.env.timers).toBe(0)
  })

  async function ask(script: VirtualWalletOptions['script'], stored = new Map<string, string>()) {
    const env = createVisit(stored)
    const wallet = createVirtualWallet({ name: 'Alpha', env, script })
    wallet.announce(env.target)
    const kit = createPortico({ projectId: 'p', networks: [porticoLocal], adapters: [evm()] }, env)
    await env.advance(100)
    const connector = kit.getConnectors()[0]
    if (!connector) throw new Error('no connector')
    const asked = kit.actions.connect({ connector }).then(
      () => 'connected',
      (error) => error.code,
    )
    await env.settle()
    const methods = () => wallet.requests.map(({ method }) => method)
    return { env, kit, wallet, asked, methods }
  }

  it('an approval counts when the wallet names its chain late', async () => {
    const { env, kit, asked, methods } = await ask([{ type: 'slow', ms: limits.silentAnswer + 500, on: 'eth_chainId' }])
    expect(await within(env, asked, limits.silentAnswer + 600)).toBe('connected')
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: firstAddress })
    expect(methods()).not.toContain('wallet_revokePermissions')
    kit.destroy()
  })

  it('an approval stays when the wallet is silent about its chain: chosen again, it connects without a prompt', async () => {
    const { env, kit, asked, wallet, methods } = await ask([{ type: 'crash', on: 'eth_chainId' }])
    expect(await within(env, asked, walletLimits.chainAfterApproval)).toBe('connect/bad-answer')
    await env.advance(100)
    expect(methods()).not.toContain('wallet_revokePermissions')
    const { prompts } = wallet
    const [connector] = kit.getConnectors()
    if (!connector) throw new Error('no connector')
    await within(env, kit.actions.connect({ connector }), 100)
    expect([kit.getIsConnectedState(), wallet.prompts]).toEqual([true, prompts])
    kit.destroy()
  })

  it('an approval is given back when the wallet talks nonsense about its chain then', async () => {
    const { env, kit, asked, wallet, methods } = await ask([{ type: 'nonsense', on: 'eth_chainId', result: 'none' }])
    expect(await within(env, asked, limits.silentAnswer)).toBe('connect/bad-answer')
    await env.advance(100)
    expect(methods()).toContain('wallet_revokePermissions')
    expect([wallet.isAuthorized, kit.getIsConnectedState()]).toEqual([false, false])
    kit.destroy()
  })

  it('an approval is given back when the kit was destroyed before it came', async () => {
    const { env, kit, asked, wallet, methods } = await ask([{ type: 'popup' }])
    await wallet.waitForPending()
    kit.destroy()
    expect(await asked).toBe('connect/abandoned')
    wallet.resolvePending()
    await env.advance(100)
    expect(methods()).toContain('wallet_revokePermissions')
    expect(wallet.isAuthorized).toBe(false)
    await env.advance(60_000)
    expect(env.timers).toBe(0)
  })

  it.each([
    ['lists its assets', { assetDiscovery: { supported: true } }, '7', 0],
    ['has no list of assets', {}, '1.5', 1],
  ])(
    '[BAL-01] a wallet that %s: the balance comes from it, or from the server',
    async (_, capabilities, balance, times) => {
      const asset = { address: 'native', type: 'NATIVE', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
      const server = fakeServer()
      server.answer('/v1/account', { balances: [sampleToken()] })
      server.answer('/v1/identity', { name: null, avatar: null })
      const env = createFakeEnv({ fetch: server.fetch })
      const wallet = createVirtualWallet({
        name: 'Alpha',
        env,
        script: [
          { type: 'nonsense', on: 'wallet_getCapabilities', times: 'always', result: { '0x7a69': capabilities } },
          {
            type: 'nonsense',
            on: 'wallet_getAssets',
            times: 'always',
            result: { '0x7a69': [{ ...asset, balance: numberToHex(7n * 10n ** 18n) }] },
          },
        ],
      })
      wallet.announce(env.target)
      const networks = [{ ...porticoLocal, testnet: false }]
      const kit = createPortico({ projectId: 'p', networks, adapters: [evm()], endpoint: 'https://kit.test' }, env)
      await env.advance(100)
      const connector = kit.getConnectors()[0]
      if (!connector) throw new Error('no connector')
      await within(env, kit.actions.connect({ connector }), 100)
      await expect.poll(() => kit.getAccount('eip155').balance).toBe(balance)
      expect(server.calls.filter(({ path }) => path.endsWith('/balance'))).toHaveLength(times)
      const asked = wallet.requests.map(({ method }) => method).filter((method) => method.startsWith('wallet_get'))
      expect(asked).toEqual(times ? ['wallet_getCapabilities'] : ['wallet_getCapabilities', 'wallet_getAssets'])
      kit.destroy()
    },
  )

  it('behavior: a wallet with more accounts than are kept is found again, on the account that was shown', async () => {
    const stored = new Map<string, string>()
    const privateKeys = Array.from({ length: limits.accounts + 10 }, (_, index) => numberToHex(index + 1, { size: 32 }))
    const wallet = createVirtualWallet({ name: 'Many', privateKeys })
    const visit = async () => {
      const env = createVisit(stored)
      wallet.announce(env.target)
      const kit = createPortico({ projectId: 'p', networks: [porticoLocal], adapters: [evm()] }, env)
      await env.advance(100)
      return { env, kit, account: () => kit.getAccount('eip155') }
    }
    const first = await visit()
    const connector = first.kit.getConnectors()[0]
    if (!connector) throw new Error('no connector')
    await within(first.env, first.kit.actions.connect({ connector }), 100)
    const shown = first.account().allAccounts.at(-1)?.address ?? ''
    await within(first.env, first.kit.actions.switchAccount({ namespace: 'eip155', address: shown }), 100)
    first.kit.destroy()

    wallet.changeAccounts(privateKeys.map((_, index) => index).reverse()) // the shown one is now far behind
    const second = await visit()
    expect(second.account()).toMatchObject({ status: 'connected', address: shown })
    expect(second.account().allAccounts).toHaveLength(limits.accounts)
    second.kit.destroy()
  })
})
