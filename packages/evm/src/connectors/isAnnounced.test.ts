import { createVirtualWallet, type InjectedShape, type VirtualWallet } from '@portico/testing/wallets'
import { describe, expect, it } from 'vitest'
import { createProvider } from '../test/announce.js'
import { createContext } from '../test/createContext.js'
import { createFakeEnv } from '../test/createFakeEnv.js'
import { discoverWallets } from './discoverWallets.js'

/** The rows of a page on which these wallets announce themselves, and this stands on `window.ethereum`. */
async function rows(announced: readonly VirtualWallet[], injected: unknown): Promise<readonly string[]> {
  const env = createFakeEnv({ injected: () => injected })
  for (const wallet of announced) wallet.announce(env.target)
  const context = createContext(env)
  discoverWallets(context)
  await env.advance(0)
  for (const wallet of announced) expect(wallet.requests).toEqual([]) // nobody was asked anything
  return context.connectors().map(({ name }) => name)
}

function onWindow(wallet: VirtualWallet, shape: InjectedShape): unknown {
  const target: { ethereum?: unknown } = {}
  wallet.inject(target, shape)
  return target.ethereum
}

const alpha = createVirtualWallet({ name: 'Alpha', flags: { isAlpha: true, isMetaMask: true } })
const meta = createVirtualWallet({ name: 'MetaMask', rdns: 'io.metamask', flags: { isMetaMask: true } })
const plain = createVirtualWallet({ name: 'Plain' })

describe('one wallet is one row', () => {
  it.each(['same', 'proxy', 'bound', 'providers'] as const)('behavior: on window.ethereum as %s', async (shape) => {
    expect(await rows([meta, alpha], onWindow(alpha, shape))).toEqual(['MetaMask', 'Alpha'])
    expect(await rows([meta, alpha], onWindow(meta, shape))).toEqual(['MetaMask', 'Alpha'])
  })

  it.each(['proxy', 'providers'] as const)('behavior: without any flags, as %s', async (shape) => {
    expect(await rows([plain, alpha], onWindow(plain, shape))).toEqual(['Plain', 'Alpha'])
  })

  it('behavior: a list of providers that have all announced themselves', async () => {
    const list = [alpha.provider, onWindow(meta, 'bound')]
    expect(await rows([meta, alpha], { request: async () => null, providers: list })).toEqual(['MetaMask', 'Alpha'])
  })

  it('behavior: flags that only the one on window.ethereum has, by the name of the wallet', async () => {
    const rabby = createVirtualWallet({ name: 'Rabby Wallet', rdns: 'io.rabby', flags: { isRabby: true } })
    const pretending = { request: async () => null, isRabby: true, isMetaMask: true }
    expect(await rows([meta, rabby], pretending)).toEqual(['MetaMask', 'Rabby Wallet'])
  })

  it('behavior: flags on a prototype', async () => {
    const inherited = Object.assign(Object.create({ isAlpha: true, isMetaMask: true }), { request: async () => null })
    expect(await rows([alpha], inherited)).toEqual(['Alpha'])
  })
})

describe('two wallets are two rows', () => {
  it('behavior: other flags, or none', async () => {
    expect(await rows([alpha], { request: async () => null, isOther: true })).toEqual(['Alpha', 'Browser Wallet'])
    expect(await rows([alpha], createProvider())).toEqual(['Alpha', 'Browser Wallet'])
    expect(await rows([plain], createProvider())).toEqual(['Plain', 'Browser Wallet'])
    expect(await rows([alpha], { request: async () => null, isMetaMask: true })).toEqual(['Alpha', 'Browser Wallet'])
  })

  it('behavior: flags that two announced wallets carry', async () => {
    const twin = createVirtualWallet({ name: 'Twin', flags: { isAlpha: true, isMetaMask: true } })
    expect(
      await rows(
        [createVirtualWallet({ name: 'One', flags: { isAlpha: true, isMetaMask: true } }), twin],
        onWindow(alpha, 'bound'),
      ),
    ).toEqual(['One', 'Twin', 'Browser Wallet'])
  })

  it('behavior: a list of providers with one that has not announced itself', async () => {
    const list = [alpha.provider, { request: async () => null, isOther: true }]
    const ethereum = { request: async () => null, providers: list }
    expect(await rows([alpha], ethereum)).toEqual(['Alpha', 'Browser Wallet'])
  })

  it('behavior: one that throws when it is looked at', async () => {
    const hostile = new Proxy(
      { request: async () => null },
      {
        get: (target, name) => {
          if (name === 'request') return target.request
          throw new Error('boo')
        },
        ownKeys: () => {
          throw new Error('boo')
        },
      },
    )
    expect(await rows([alpha], hostile)).toEqual(['Alpha', 'Browser Wallet'])
    expect(await rows([alpha], { request: async () => null, providers: [null, 7] })).toEqual([
      'Alpha',
      'Browser Wallet',
    ])
  })
})
