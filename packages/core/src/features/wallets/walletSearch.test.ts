import { fakeConnector, sampleListing } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { setupWallets as setup } from '../../../test/setupWallets.js'

describe('[WALLETS-03] a search', () => {
  it('is trimmed, waits 300 ms and asks for 100', async () => {
    const test = await setup()
    test.lists.search('  Wallet 7  ')
    await test.clock.advance(299)
    expect(test.questions()).toEqual([])
    await test.clock.advance(1)
    expect(test.questions()).toEqual([{ page: '1', entries: '100', search: 'Wallet 7' }])
    expect(test.tiles()[0]).toBe('wallet-7')
    test.lists.search('Wallet 7   ')
    await test.clock.advance(1_000)
    expect(test.questions()).toHaveLength(1)
    expect(test.kit.getEvent()?.data).toEqual({
      event: 'SEARCH_WALLET',
      properties: { badge: undefined, search: 'Wallet 7' },
    })
  })

  it('waits for the last letter, and wants two', async () => {
    const test = await setup()
    for (const text of ['W', 'Wa', 'Wal', 'Wall']) {
      test.lists.search(text)
      await test.clock.advance(200)
    }
    await test.clock.advance(300)
    expect(test.questions().map(({ search }) => search)).toEqual(['Wall'])
    test.lists.search('W')
    await test.clock.advance(1_000)
    expect(test.questions()).toHaveLength(1)
    expect(test.lists.store.get()).toMatchObject({ searchText: '', found: { status: 'idle' } })
  })

  it('whose answer comes late covers nothing newer', async () => {
    const test = await setup()
    const answers: ((value: unknown) => void)[] = []
    test.server.answer('/getWallets', () => new Promise((resolve) => answers.push(resolve)))
    for (const text of ['first', 'second']) {
      test.lists.search(text)
      await test.clock.advance(300)
    }
    answers[1]?.({ data: [sampleListing(2)], count: 1 })
    await test.clock.flush()
    answers[0]?.({ data: [sampleListing(1)], count: 1 })
    await test.clock.flush()
    expect(test.tiles()).toEqual(['wallet-2'])
  })

  it('finds what is installed first, also what the directory has not heard of', async () => {
    const connectors = [
      fakeConnector('eip155', 'Wallet home-made', { id: 'own' }),
      fakeConnector('eip155', 'Wallet 30', { id: 'thirty', info: { rdns: 'test.wallet-30' } }),
    ]
    const test = await setup({ connectors })
    test.lists.search('wallet')
    await test.clock.advance(300)
    expect(test.tiles().slice(0, 3)).toEqual(['own', 'thirty', 'wallet-1'])
  })

  it('tells nobody what may have been pasted by mistake', async () => {
    const test = await setup()
    test.lists.search('abandon ability able about above absent')
    await test.clock.advance(300)
    expect(test.kit.getEvent()?.data).toMatchObject({ event: 'SEARCH_WALLET', properties: { search: '' } })
  })
})

describe('[WALLETS-05] pictures', () => {
  it('of the first 20 of a page are fetched ahead, and given up after 2 s', async () => {
    const test = await setup()
    await test.browse()
    expect(test.env.preloading.size).toBe(4) // the first two of the recommended ones and of the page
    await test.clock.advance(225)
    expect([...test.env.preloading].every((url) => url.startsWith('https://kit.test/getWalletImage/image-'))).toBe(true)
    expect(test.env.preloading.size).toBe(24) // 4 recommended ones, 20 of the page
    await test.clock.advance(1_774)
    expect(test.env.preloading.size).toBe(24)
    await test.clock.advance(1)
    expect(test.env.preloading.size).toBe(20)
    await test.clock.advance(225)
    expect(test.env.preloading.size).toBe(0)
  })

  it('of a page that was flung past are left out', async () => {
    const test = await setup()
    await test.browse()
    await test.clock.advance(2_200)
    await test.browse()
    await test.clock.advance(299)
    await test.browse()
    await test.clock.advance(500)
    const numbers = [...test.env.preloading].map((url) => Number(url.match(/image-(\d+)/)?.[1]))
    expect(numbers).toEqual(Array.from({ length: 11 }, (_, index) => 85 + index)) // the third page, which is the last
  })
})

describe('[WALLETS-06] a directory that fails', () => {
  it('leaves the wallets of the page, and heals when it is shown again', async () => {
    const connectors = [fakeConnector('eip155', 'Alpha', { id: 'Alpha' })]
    const test = await setup({ connectors })
    test.server.stop()
    await test.begin()
    await test.clock.advance(1_000)
    expect(test.lists.store.get().status).toBe('failed')
    expect(test.rows()).toEqual(['injected Alpha'])
    await test.browse()
    await test.clock.advance(1_000)
    expect(test.lists.store.get().browsed.status).toBe('failed')
    expect(test.tiles()).toEqual(['Alpha'])
    test.server.start()
    await test.begin()
    expect(test.lists.store.get()).toMatchObject({ status: 'ready', browsed: { status: 'ready', page: 1 } })
    expect(test.rows()).toEqual(['injected Alpha', 'recommended wallet-1'])
  })

  it('heals by itself when the network comes back, and listens to nothing after the kit', async () => {
    const test = await setup()
    test.server.stop()
    test.lists.search('wallet')
    await test.clock.advance(2_000)
    expect(test.lists.store.get().found.status).toBe('failed')
    test.server.start()
    test.env.target.dispatchEvent(new Event('online'))
    await test.clock.advance(0)
    expect(test.lists.store.get().found.status).toBe('ready')
    test.kit.destroy()
    const before = test.server.calls.length
    test.env.target.dispatchEvent(new Event('online'))
    await test.clock.advance(1_000)
    expect(test.server.calls).toHaveLength(before)
    expect(test.clock.pending()).toBe(0)
  })

  it('keeps the pages it has when the next one does not come', async () => {
    const test = await setup()
    await test.begin()
    await test.browse()
    test.server.refuse('/getWallets', 500)
    await test.browse()
    await test.clock.advance(1_000)
    expect(test.lists.store.get().browsed).toMatchObject({ status: 'failed', page: 1 })
    expect(test.tiles()).toHaveLength(44)
  })
})
