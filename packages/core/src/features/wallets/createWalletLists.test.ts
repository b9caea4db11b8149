import { fakeConnector, sampleListing } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { listings, setupWallets as setup } from '../../../test/setupWallets.js'

const ids = (wallets: readonly { id: string }[]): string[] => wallets.map(({ id }) => id)

describe('the first screen', () => {
  it('[WALLETS-01] [WALLETS-04] without featured ids asks for one page of 4 recommended wallets, for the chains of this site, when it is shown', async () => {
    const test = await setup()
    expect(test.server.callsTo('/getWallets')).toEqual([])
    await test.begin()
    expect(test.questions()).toEqual([{ page: '1', entries: '4' }])
    expect(test.server.callsTo('/getWallets')[0]?.query['chains']).toBe('eip155:31337,eip155:31338')
    expect(ids(test.lists.store.get().recommended)).toEqual(['wallet-1', 'wallet-2', 'wallet-3', 'wallet-4'])
    await test.begin()
    expect(test.questions()).toHaveLength(1)
  })

  it.each([
    [0, ['recommended wallet-1', 'recommended wallet-2']],
    [1, ['injected Alpha', 'recommended wallet-1']],
    [2, ['injected Alpha', 'injected Beta']],
    [3, ['injected Alpha', 'injected Beta', 'injected Gamma']],
  ])('fills two places up with recommended wallets: %i of its own', async (count, expected) => {
    const connectors = ['Alpha', 'Beta', 'Gamma']
      .slice(0, count)
      .map((name) => fakeConnector('eip155', name, { id: name }))
    const test = await setup({ connectors })
    const before = test.rows()
    expect(before).toHaveLength(expected.length) // places are kept: nothing jumps
    await test.begin()
    expect(test.rows()).toEqual(expected)
  })

  it('recommends nothing where the site has chosen itself', async () => {
    const custom = await setup({ options: { customWallets: [{ id: 'own', name: 'Own' }] } })
    await custom.begin()
    expect(custom.rows()).toEqual(['custom own'])
  })

  it('[WALLETS-04] [CONNECT-14] asks for as many featured wallets as are configured, and keeps their order', async () => {
    const featuredWalletIds = ['wallet-9', 'wallet-5', 'wallet-70']
    const test = await setup({ options: { featuredWalletIds } })
    expect(test.rows()).toEqual(featuredWalletIds.map((id) => `featured featured ${id}`))
    await test.begin()
    expect(test.questions()).toContainEqual({ page: '1', entries: '3', include: 'wallet-9,wallet-5,wallet-70' })
    expect(test.rows()).toEqual(featuredWalletIds.map((id) => `featured ${id}`))
  })

  it('[CONNECT-14] includeWalletIds shapes every question, excludeWalletIds too', async () => {
    const includeWalletIds = ['wallet-1', 'wallet-2', 'wallet-3']
    const test = await setup({ options: { includeWalletIds, excludeWalletIds: ['wallet-2'] } })
    await test.begin()
    expect(test.questions()).toEqual([
      { page: '1', entries: '4', include: 'wallet-1,wallet-2,wallet-3', exclude: 'wallet-2' },
      { page: '1', entries: '1', include: 'wallet-2' },
    ])
    await test.browse()
    expect(test.tiles()).toEqual(['wallet-1', 'wallet-3'])
    expect(test.lists.store.get().count).toBe('2')
  })

  it('[CONNECT-08] hides connectors by the rdns or the name of what is excluded', async () => {
    const connectors = [
      fakeConnector('eip155', 'Alpha', { id: 'a', info: { rdns: 'test.wallet-7' } }),
      fakeConnector('eip155', 'wALLET 8', { id: 'b' }),
      fakeConnector('eip155', 'Gamma', { id: 'c' }),
    ]
    const test = await setup({ connectors, options: { excludeWalletIds: ['wallet-7', 'wallet-8'] } })
    await test.begin()
    expect(test.rows()).toEqual(['injected c', 'recommended wallet-1'])
  })

  it.each([
    [95, [], '90+'],
    [9, [], '9'],
    [10, [], '10+'],
    [12, ['wallet-1', 'wallet-2'], '10+'],
  ])('counts %i wallets', async (count, featuredWalletIds, expected) => {
    const test = await setup({ directory: listings.slice(0, count), options: { featuredWalletIds } })
    await test.begin()
    expect(test.lists.store.get().count).toBe(expected)
  })

  it('does not list a wallet of this page twice', async () => {
    const connectors = [
      fakeConnector('eip155', 'One', { id: 'x', info: { rdns: 'test.wallet-1' } }),
      fakeConnector('eip155', 'Two', { id: 'y', explorerId: 'wallet-2' }),
    ]
    const test = await setup({ connectors, options: { featuredWalletIds: ['wallet-1', 'wallet-2', 'wallet-3'] } })
    await test.begin()
    expect(test.rows()).toEqual(['injected x', 'injected y', 'featured wallet-3'])
    await test.browse()
    expect(test.tiles().slice(0, 4)).toEqual(['x', 'y', 'wallet-3', 'wallet-4'])
  })

  it('on a phone lists wallets that can be opened, and knows one under two names', async () => {
    const directory = [
      sampleListing(1, { mobile_link: null }),
      sampleListing(2, { rdns: 'io.metamask' }),
      sampleListing(3),
    ]
    const connectors = [fakeConnector('eip155', 'MM', { id: 'mm', info: { rdns: 'io.metamask.mobile' } })]
    const phone = await setup({ directory, connectors, isMobile: true })
    await phone.begin()
    expect(phone.rows()).toEqual(['injected mm', 'recommended wallet-3'])
    const desktop = await setup({ directory, connectors })
    await desktop.begin()
    expect(desktop.rows()).toEqual(['injected mm', 'recommended wallet-1'])
  })
})

describe('all wallets', () => {
  it('[WALLETS-02] come by pages of 40, without what is shown already', async () => {
    const test = await setup({ options: { featuredWalletIds: ['wallet-90'], excludeWalletIds: ['wallet-10'] } })
    await test.begin()
    await test.browse()
    const exclude = 'wallet-10,wallet-1,wallet-2,wallet-3,wallet-4,wallet-90'
    expect(test.questions().at(-1)).toEqual({ page: '1', entries: '40', exclude })
    expect(test.tiles()).toHaveLength(45)
    expect(test.tiles().slice(0, 3)).toEqual(['wallet-90', 'wallet-1', 'wallet-2'])
    await test.browse()
    expect(test.questions().at(-1)).toEqual({ page: '2', entries: '40', exclude })
    await test.browse()
    expect(test.lists.store.get().browsed.hasMore).toBe(false)
    await test.browse()
    expect(test.questions().filter(({ entries }) => entries === '40')).toHaveLength(3)
    expect(new Set(test.tiles()).size).toBe(94)
  })

  it('[WALLETS-02] tell of a later page when it is there, and not that it is on its way', async () => {
    const test = await setup()
    await test.browse()
    const statuses: string[] = []
    test.lists.store.subscribe(() => statuses.push(test.lists.store.get().browsed.status))
    test.lists.browse()
    test.lists.browse()
    expect(statuses).toEqual([])
    await test.clock.advance(0)
    expect(statuses).toEqual(['ready'])
    expect(test.questions().at(-1)).toMatchObject({ page: '2' })
    test.server.stop()
    await test.browse()
    await test.clock.advance(1_000)
    test.server.start()
    await test.begin()
    expect(statuses).toEqual(['ready', 'failed', 'loading', 'ready'])
    expect(test.lists.store.get().browsed).toMatchObject({ page: 3, hasMore: false })
  })

  it('can be the certified ones only', async () => {
    const test = await setup()
    await test.browse()
    test.lists.showCertifiedOnly(true)
    await test.clock.advance(0)
    expect(test.questions().at(-1)).toEqual({ page: '1', entries: '40', badge_type: 'certified' })
    expect(test.tiles().slice(0, 3)).toEqual(['wallet-1', 'wallet-3', 'wallet-5'])
    test.lists.showCertifiedOnly(false)
    await test.clock.advance(0)
    expect(test.tiles().slice(0, 3)).toEqual(['wallet-1', 'wallet-2', 'wallet-3'])
  })

  it('are asked for anew when the site adds a chain', async () => {
    const test = await setup()
    await test.begin()
    test.kit.removeNetwork('eip155', 31338)
    expect(test.lists.store.get().status).toBe('idle')
    await test.begin()
    expect(test.server.callsTo('/getWallets').at(-1)?.query['chains']).toBe('eip155:31337')
  })

  it('have their pictures at the server, but for monograms, which a view draws itself', async () => {
    const directory = [
      sampleListing(1, { image_id: 'wallet-1.m1x9z' }),
      sampleListing(2, { image_id: 'wallet-2.a1b2' }),
    ]
    const test = await setup({ directory })
    await test.begin()
    const [drawn, logo] = test.lists.store.get().recommended
    expect(drawn?.image_url).toBeUndefined()
    expect(logo?.image_url).toContain('https://kit.test/getWalletImage/wallet-2.a1b2?projectId=')
  })

  it('link nowhere dangerous, and have readable names', async () => {
    const hostile = sampleListing(1, {
      name: '\u202eWal\u0000let',
      homepage: 'javascript:alert(1)',
      mobile_link: 'javascript:alert(1)',
      desktop_link: 'data:text/html,x',
      app_store: 'ftp://x',
      image_id: null,
      image_url: 'javascript:x',
    })
    const test = await setup({ directory: [hostile, sampleListing(2, { name: '\u202e' })] })
    await test.begin()
    expect(test.lists.store.get().recommended).toMatchObject([{ id: 'wallet-1', name: 'Wallet' }])
    const [wallet] = test.lists.store.get().recommended
    expect([wallet?.homepage, wallet?.mobile_link, wallet?.desktop_link, wallet?.app_store, wallet?.image_url]).toEqual(
      Array.from({ length: 5 }),
    )
  })
})
