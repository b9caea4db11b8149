import { createTestPortico, fakeAdapter, fakeConnector, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import type { PorticoOptions } from '../../config/options.js'
import type { Connector } from '../../connectors/connector.js'
import type { Platform } from '../../utils/detectPlatform.js'
import { connectMethods, connectorKindOrder, connectRows } from './rows.js'

const alpha = fakeConnector('eip155', 'Alpha')
const beta = fakeConnector('eip155', 'Beta')
const gamma = fakeConnector('eip155', 'Gamma')
const external = fakeConnector('eip155', 'Elsewhere', { type: 'EXTERNAL' })
const generic: Connector = { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', chain: 'eip155' }
const custom = { id: 'site-wallet', name: 'Site Wallet' }
const fox = { id: 'fox-id', name: 'Fox', rdns: 'test.fox' }

function list(
  connectors: readonly Connector[],
  options: Partial<PorticoOptions> = {},
  platform: Partial<Platform> = {},
) {
  const { kit, env } = createTestPortico({ adapter: fakeAdapter({ connectors }), options, env: { platform } })
  const rows = connectRows(kit.store.get(), env.platform())
  return { kit, rows, names: rows.map(({ name }) => name), methods: connectMethods(kit.store.get(), rows) }
}

describe('the order of methods', () => {
  it('[CONNECT-06] wallet, email, social when an announced or injected wallet is shown', () => {
    expect(list([alpha]).methods).toEqual(['wallet', 'email', 'social'])
    expect(list([{ ...generic, isInstalled: true }]).methods).toEqual(['wallet', 'email', 'social'])
  })
  it('[CONNECT-06] else email, social, wallet: without wallets, with hidden ones, or with merged ones only', () => {
    expect(list([]).methods).toEqual(['email', 'social', 'wallet'])
    expect(list([external]).methods).toEqual(['email', 'social', 'wallet'])
    expect(list([alpha], { excludeWalletIds: ['test.alpha'] }).methods).toEqual(['email', 'social', 'wallet'])
    expect(list([generic]).methods).toEqual(['email', 'social', 'wallet'])
  })
  it('[CONNECT-06] connectMethodsOrder overrides', () => {
    const connectMethodsOrder = ['social', 'wallet', 'email'] as const
    expect(list([alpha], { features: { connectMethodsOrder } }).methods).toEqual(connectMethodsOrder)
  })
})

describe('the order of rows', () => {
  const shown = [external, alpha, generic, beta, gamma].map((entry) =>
    entry === generic ? { ...generic, isInstalled: true } : entry,
  )
  const options = { customWallets: [custom, fox], featuredWalletIds: [fox.id] }

  it('[CONNECT-07] kinds are walletConnect, recent, injected, featured, custom, external, recommended', () => {
    const order = ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended']
    expect(connectorKindOrder(createTestPortico().kit.store.get())).toEqual(order)
  })
  it('[CONNECT-07] recent, injected (announced before generic), featured, custom, external', async () => {
    const { kit, env } = await startTestPortico({ adapter: fakeAdapter({ connectors: shown }), options })
    await kit.actions.connect({ connector: beta })
    const rows = connectRows(kit.store.get(), env.platform())
    expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'recent Beta',
      'injected Alpha',
      'injected Gamma',
      'injected Browser Wallet',
      'featured Fox',
      'custom Site Wallet',
      'external Elsewhere',
    ])
    expect(rows.map(({ tag }) => tag)).toEqual([
      'recent',
      'installed',
      'installed',
      'installed',
      undefined,
      undefined,
      undefined,
    ])
  })
  it('[CONNECT-07] a configured order comes first, the rest follows', () => {
    const { rows } = list(shown, { ...options, features: { connectorTypeOrder: ['external', 'custom'] } })
    expect([...new Set(rows.map(({ kind }) => kind))]).toEqual(['external', 'custom', 'injected', 'featured'])
  })
})

describe('exclusion', () => {
  it('[CONNECT-08] by rdns, in any case', () => {
    expect(list([alpha, beta], { excludeWalletIds: ['TEST.Alpha'] }).names).toEqual(['Beta'])
  })
  it('[CONNECT-08] by name, in any case', () => {
    expect(list([alpha, beta], { excludeWalletIds: ['aLPHA'] }).names).toEqual(['Beta'])
  })
  it('[CONNECT-08] by the id of a listing that has the rdns or the name of a connector', () => {
    const sameRdns = fakeConnector('eip155', 'Something', { info: { rdns: 'test.fox' } })
    const sameName = fakeConnector('eip155', 'fOX', { info: {} })
    const other = fakeConnector('eip155', 'Vixen', { info: {} })
    const listing = { ...fox, rdns: 'Test.FOX' }
    expect(list([sameRdns, sameName, other], { customWallets: [listing], excludeWalletIds: ['fox-id'] }).names).toEqual(
      ['Vixen'],
    )
  })
  it('[CONNECT-08] ids are compared whole', () => {
    expect(list([alpha], { excludeWalletIds: ['alph', 'test', 'test.alpha.more'] }).names).toEqual(['Alpha'])
  })
})

describe("the generic 'Browser Wallet'", () => {
  const phone = { isMobile: true }
  it('[CONNECT-09] is hidden on desktop when no wallet is detected', () => {
    expect(list([generic]).names).toEqual([])
    expect(list([{ ...generic, info: { rdns: 'test.some' } }]).names).toEqual([])
    expect(list([{ ...generic, isInstalled: true }]).names).toEqual(['Browser Wallet'])
  })
  it('[CONNECT-09] is hidden on mobile when it has no rdns and is not installed', () => {
    expect(list([generic], {}, phone).names).toEqual([])
    expect(list([{ ...generic, info: { rdns: 'test.some' } }], {}, phone).names).toEqual(['Browser Wallet'])
    expect(list([{ ...generic, isInstalled: true }], {}, phone).names).toEqual(['Browser Wallet'])
  })
})

describe('what the host shapes', () => {
  it('[CONNECT-13] enableWallets false hides every wallet', () => {
    expect(list([alpha], { enableWallets: false, customWallets: [custom] }).rows).toEqual([])
  })
  it('[CONNECT-14] customWallets appear, featured ones first and in their order', () => {
    const wallets = [custom, { id: 'b', name: 'B' }, { id: 'c', name: 'C' }, fox]
    const { rows } = list([], { customWallets: wallets, featuredWalletIds: ['c', fox.id, 'unknown', 'b'] })
    expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'featured C',
      'featured Fox',
      'featured B',
      'custom Site Wallet',
    ])
  })
  it('[CONNECT-14] includeWalletIds keeps listed wallets with these ids only, and excludeWalletIds drops them', () => {
    const wallets = [custom, { id: 'b', name: 'B' }]
    expect(list([alpha], { customWallets: wallets, includeWalletIds: ['b'] }).names).toEqual(['Alpha', 'B'])
    expect(list([alpha], { customWallets: wallets, excludeWalletIds: ['b'] }).names).toEqual(['Alpha', 'Site Wallet'])
    expect(
      list([alpha], { customWallets: [fox], featuredWalletIds: [fox.id], excludeWalletIds: ['FOX'] }).names,
    ).toEqual(['Alpha'])
  })
  it('[CONNECT-14] a listed wallet that is on the page already is not shown twice', () => {
    const here = fakeConnector('eip155', 'Fox')
    expect(list([here], { customWallets: [fox], featuredWalletIds: [fox.id] }).rows.map(({ kind }) => kind)).toEqual([
      'injected',
    ])
  })
  it('connectorImages replace the image of a connector', () => {
    expect(list([alpha], { connectorImages: { 'test.alpha': 'https://site.test/a.png' } }).rows[0]?.imageUrl).toBe(
      'https://site.test/a.png',
    )
  })
})

describe('recent wallets', () => {
  it('[CONNECT-15] at most two, newest first, marked; a wallet used again moves to the front', async () => {
    const { kit, env } = await startTestPortico({ adapter: fakeAdapter({ connectors: [alpha, beta, gamma] }) })
    const recent = () => connectRows(kit.store.get(), env.platform()).filter(({ kind }) => kind === 'recent')
    for (const connector of [alpha, beta, gamma, beta]) await kit.actions.connect({ connector })
    expect(recent().map(({ name, tag }) => `${name} ${tag}`)).toEqual(['Beta recent', 'Gamma recent'])
    expect(kit.store.get().recentWallets).toHaveLength(2)
  })
  it('[CONNECT-15] those of an earlier visit are there when the modal is shown', async () => {
    const { memory } = createTestPortico()
    memory.setItem('@portico/recent_wallets', JSON.stringify([{ id: beta.id, name: beta.name }]))
    const { kit, env } = createTestPortico({ adapter: fakeAdapter({ connectors: [alpha, beta] }), env: { memory } })
    const shown: (string | undefined)[] = []
    const mount = (): 'shown' => {
      const [first] = connectRows(kit.store.get(), env.platform())
      shown.push(first?.name, first?.tag)
      return 'shown'
    }
    kit.showWith({ mount })
    await kit.open()
    expect(shown).toEqual(['Beta', 'recent'])
  })
  it('[CONNECT-15] a list that somebody else made longer still gives two', async () => {
    const wallets = [alpha, beta, gamma].map(({ id, name }) => ({ id, name }))
    const { memory } = createTestPortico()
    memory.setItem('@portico/recent_wallets', JSON.stringify(wallets))
    const { kit, env } = createTestPortico({
      adapter: fakeAdapter({ connectors: [alpha, beta, gamma] }),
      env: { memory },
    })
    await kit.prepareModal()
    expect(connectRows(kit.store.get(), env.platform()).filter(({ tag }) => tag === 'recent')).toHaveLength(2)
  })
})

describe('the same wallet in several namespaces', () => {
  it('is one multi-chain row, a clash in one namespace is two marked rows', () => {
    const adapters = [
      fakeAdapter({ connectors: [alpha] }),
      fakeAdapter({ namespace: 'solana', connectors: [fakeConnector('solana', 'ALPHA')] }),
    ]
    const { kit, env } = createTestPortico({ options: { adapters } })
    const [row, ...others] = connectRows(kit.store.get(), env.platform())
    expect(row).toMatchObject({ name: 'Alpha', tag: 'multichain', connector: { type: 'MULTI_CHAIN' } })
    expect(others).toEqual([])
    const clash = [
      { ...alpha, isClashing: true },
      { ...alpha, id: 'test.alpha#2', isClashing: true },
    ]
    expect(list(clash).rows.map(({ isClashing, tag }) => [isClashing, tag])).toEqual([
      [true, undefined],
      [true, undefined],
    ])
  })
})

describe('pairing', () => {
  const server = { endpoint: 'https://kit.test', projectId: '0'.repeat(32) }
  const kinds = (options: object, platform = {}) => list([alpha], { ...server, ...options }, platform).rows

  it('[CONNECT-03] [CONNECT-07] has the first row, marked as a QR code, unless enableWalletConnect is false', () => {
    expect(kinds({})[0]).toMatchObject({ kind: 'walletConnect', name: 'WalletConnect', tag: 'qrCode' })
    expect(kinds({ enableWalletConnect: false }).map(({ kind }) => kind)).not.toContain('walletConnect')
    expect(list([alpha]).rows.map(({ kind }) => kind)).not.toContain('walletConnect')
  })
  it('has none on a phone, where nothing could scan it', () => {
    expect(kinds({}, { isMobile: true }).map(({ kind }) => kind)).not.toContain('walletConnect')
  })
  it('[CONNECT-15] a wallet that was paired with is recent, once, with the links of its listing', async () => {
    const { memory } = createTestPortico()
    memory.setItem('@portico/recent_wallets', JSON.stringify([{ id: 'fox-id', name: 'Fox', mobile_link: 'evil://' }]))
    const options = { ...server, customWallets: [{ ...fox, mobile_link: 'fox://' }] }
    const { kit, env } = createTestPortico({ adapter: fakeAdapter({ connectors: [alpha] }), options, env: { memory } })
    await kit.prepareModal()
    const rows = connectRows(kit.store.get(), env.platform()).filter(({ name }) => name === 'Fox')
    expect(rows).toMatchObject([{ kind: 'recent', tag: 'recent', wallet: { mobile_link: 'fox://' } }])
  })
})
