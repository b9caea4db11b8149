import {
  fakeServer,
  sampleToken,
  sampleTransaction,
  sampleTransfer,
  startTestPortico,
  testNetworks,
} from '@portico/testing'
import type { Transaction } from '@portico/wire/http'
import { describe, expect, it } from 'vitest'
import type { History } from './createHistory.js'
import { historyLimits } from './historyLimits.js'

const real = testNetworks.map((network) => ({ ...network, testnet: false }))
const page = (data: readonly Transaction[], next: string | null = null) => ({ data, next })
const one = sampleTransaction({ id: '1' })
const two = sampleTransaction({ id: '2' })

async function start(answer: unknown = page([one])) {
  const server = fakeServer({ chains: ['eip155:31337', 'eip155:31338'] })
  server.answer('/v1/account', ({ path }: { path: string }) =>
    path.endsWith('/balance') ? { balances: [sampleToken()] } : typeof answer === 'function' ? answer() : answer,
  )
  server.answer('/v1/identity', { name: null, avatar: null })
  const test = await startTestPortico({
    env: { fetch: server.fetch },
    options: { networks: real, endpoint: 'https://kit.test' },
  })
  await test.kit.actions.connect({ connector: test.adapter.connector('Alpha') })
  const history = (await test.kit.feature('history')) as History // the kit has a server
  const asked = () => server.calls.filter(({ path }) => path.endsWith('/history'))
  const reply = (next: unknown) =>
    server.answer('/v1/account', ({ path }: { path: string }) =>
      path.endsWith('/balance') ? { balances: [sampleToken()] } : typeof next === 'function' ? next() : next,
    )
  const settle = async () => {
    await test.clock.advance(0)
    await expect.poll(() => history.store.get().status).not.toBe('loading')
  }
  return { ...test, server, history, asked, reply, settle, ids: () => history.store.get().items.map(({ id }) => id) }
}

/** Two answers that come when the test says so. */
function held() {
  const waiting: ((value: unknown) => void)[] = []
  return { waiting, ask: () => new Promise((resolve) => waiting.push(resolve)) }
}

describe('the history', () => {
  it('what a new look finds unchanged stays the same object', async () => {
    const { history, reply, settle } = await start(page([two, one]))
    history.watch()
    await settle()
    const [, before] = history.store.get().items
    reply(page([sampleTransaction({ id: '2', metadata: { status: 'failed' } }), sampleTransaction({ id: '1' })]))
    await history.refresh()
    const [changed, same] = history.store.get().items
    expect(changed?.metadata.status).toBe('failed')
    expect(same).toBe(before)
  })

  it('[HIST-01] [API-01~] is loading, then loaded with what was asked for exactly once', async () => {
    const { history, asked, settle, adapter } = await start(page([one], 'more'))
    history.watch()
    expect(history.store.get()).toMatchObject({ status: 'loading', items: [], next: undefined })
    await settle()
    expect(history.store.get()).toMatchObject({ status: 'loaded', items: [{ id: '1' }], next: 'more' })
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toMatchObject({
      method: 'GET',
      path: `/v1/account/${adapter.addresses[0]}/history`,
      query: { chainId: 'eip155:31337', projectId: 'test', st: 'portico' },
    })
    expect(asked()[0]?.query).not.toHaveProperty('cursor')
  })

  it('[HIST-01] is loaded and empty where nothing happened', async () => {
    const { history, settle } = await start(page([]))
    history.watch()
    await settle()
    expect(history.store.get()).toMatchObject({ status: 'loaded', items: [], next: undefined })
  })

  it("[HIST-01] [HIST-03] an error is empty, without a cursor, says 'Failed to fetch transactions' and is told", async () => {
    const { history, settle, kit, server, adapter } = await start(page([one], 'more'))
    const events: unknown[] = []
    kit.subscribeEvents(({ data }) => events.push(data))
    server.refuse('/v1/account', 400)
    history.watch()
    await settle()
    expect(history.store.get()).toMatchObject({ status: 'error', items: [], next: undefined })
    expect(kit.store.get().toast).toMatchObject({
      open: true,
      message: 'Failed to fetch transactions',
      variant: 'error',
    })
    expect(events).toContainEqual({
      event: 'ERROR_FETCH_TRANSACTIONS',
      properties: { address: adapter.addresses[0], projectId: 'test', cursor: undefined, isSmartAccount: false },
    })
  })

  it('[HIST-01] an error after a page with a cursor leaves neither entries nor cursor', async () => {
    const { history, settle, server, clock } = await start(page([one], 'more'))
    const leave = history.watch()
    await settle()
    expect(history.store.get()).toMatchObject({ status: 'loaded', next: 'more' })
    leave()
    await clock.advance(historyLimits.cache) // the page is not taken from memory
    server.refuse('/v1/account', 400)
    history.watch()
    history.retry()
    expect(history.store.get()).toMatchObject({ status: 'loading', items: [], next: undefined })
    await settle()
    expect(history.store.get()).toMatchObject({ status: 'error', items: [], next: undefined })
  })

  it('[RELAY-08] nothing of it stays when the wallet is gone', async () => {
    const { history, settle, kit, ids } = await start(page([one], 'more'))
    history.watch()
    await settle()
    expect(ids()).toEqual(['1'])
    await kit.disconnect()
    expect(history.store.get()).toMatchObject({ items: [], next: undefined })
  })

  it('[HIST-01] a failure can be tried again, and heals by itself while somebody watches', async () => {
    const { history, settle, reply, server, clock, ids } = await start()
    server.refuse('/v1/account', 400)
    history.watch()
    await settle()
    reply(page([one]))
    history.retry()
    await settle()
    expect(ids()).toEqual(['1'])
    server.refuse('/v1/account', 400)
    history.retry()
    await settle()
    reply(page([two]))
    await clock.advance(4_000)
    await expect.poll(ids).toEqual(['2'])
  })

  it('[HIST-02] drops what is on another chain, and what is nothing but spam', async () => {
    const spam = sampleTransfer({ nft_info: { name: 'x', flags: { is_spam: true } }, direction: 'in' })
    const { history, settle, ids } = await start(
      page([
        one,
        sampleTransaction({ id: 'elsewhere', metadata: { chain: 'eip155:313370' } }),
        sampleTransaction({ id: 'spam', transfers: [spam, spam] }),
        sampleTransaction({ id: 'partly', transfers: [spam, sampleTransfer()] }),
        sampleTransaction({ id: 'none', transfers: null }),
        sampleTransaction({ id: 'empty', transfers: [] }),
      ]),
    )
    history.watch()
    await settle()
    expect(ids()).toEqual(['1', 'partly', 'none', 'empty'])
  })

  it('[HIST-05] more comes by cursor, once, and nothing comes twice', async () => {
    const { history, settle, reply, asked, ids, kit, adapter } = await start(page([one], 'c1'))
    history.watch()
    await settle()
    const events: unknown[] = []
    kit.subscribeEvents(({ data }) => events.push(data))
    reply(page([one, two]))
    await Promise.all([history.loadMore(), history.loadMore()])
    expect(
      asked()
        .slice(1)
        .map(({ query }) => query['cursor']),
    ).toEqual(['c1'])
    expect(ids()).toEqual(['1', '2'])
    expect(history.store.get()).toMatchObject({ next: undefined, more: 'idle' })
    expect(events).toContainEqual({
      event: 'LOAD_MORE_TRANSACTIONS',
      properties: { address: adapter.addresses[0], projectId: 'test', cursor: 'c1', isSmartAccount: false },
    })
    await history.loadMore()
    expect(asked()).toHaveLength(2)
  })

  it('a page that fails leaves what is there, and can be asked for again', async () => {
    const { history, settle, reply, server, ids } = await start(page([one], 'c1'))
    history.watch()
    await settle()
    server.refuse('/v1/account', 400)
    await history.loadMore()
    expect(history.store.get()).toMatchObject({ status: 'loaded', more: 'failed', next: 'c1' })
    expect(ids()).toEqual(['1'])
    reply(page([two]))
    await history.loadMore()
    expect(ids()).toEqual(['1', '2'])
  })

  it('[HIST-05] pages are kept a moment, by everything they depend on; purchases bypass it', async () => {
    const { history, asked, adapter } = await start(page([one]))
    const question = { address: adapter.addresses[0] ?? '', chainId: 'eip155:31337' } as const
    await history.fetch(question)
    await history.fetch(question)
    expect(asked()).toHaveLength(1)
    await history.fetch({ ...question, cursor: 'c1' })
    expect(asked()).toHaveLength(2)
    await history.fetch({ ...question, onramp: 'coinbase' })
    await history.fetch({ ...question, onramp: 'coinbase' })
    expect(asked()).toHaveLength(4)
    expect(asked()[3]?.query['onramp']).toBe('coinbase')
  })

  it('[API-02~] a network the server does not know did nothing', async () => {
    const { history, adapter, asked } = await start()
    const nothing = await history.fetch({ address: adapter.addresses[0] ?? '', chainId: 'eip155:5' })
    expect(nothing).toEqual({ items: [], next: undefined })
    expect(asked()).toEqual([])
  })

  it('an address and a network that change together are one fetch', async () => {
    const { history, settle, asked, adapter } = await start()
    history.watch()
    await settle()
    const [, second = ''] = adapter.addresses
    adapter.emit({ type: 'accountsChanged', connectorId: 'test.alpha', accounts: adapter.accountsOf(second) })
    adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network: 'eip155:31338' })
    await expect.poll(() => history.store.get().status).toBe('loading')
    await settle()
    expect(
      asked()
        .slice(1)
        .map(({ path, query }) => `${path} ${query['chainId']}`),
    ).toEqual([`/v1/account/${second}/history eip155:31338`])
  })

  it('a late answer for another account is dropped', async () => {
    const { history, reply, kit, adapter, clock, asked, ids } = await start()
    const { waiting, ask } = held()
    reply(ask)
    history.watch()
    await clock.advance(0)
    await expect.poll(asked).toHaveLength(1)
    void kit.actions.switchAccount({ namespace: 'eip155', address: adapter.addresses[1] ?? '' })
    await clock.advance(0)
    await expect.poll(asked).toHaveLength(2)
    waiting[1]?.(page([two]))
    await expect.poll(ids).toEqual(['2'])
    waiting[0]?.(page([one]))
    await clock.advance(0)
    expect(ids()).toEqual(['2'])
  })

  it('new entries come by themselves, above what is shown, and a change of state replaces its entry', async () => {
    const pending = sampleTransaction({ id: '2', metadata: { status: 'pending' } })
    const { history, settle, reply, clock, ids } = await start(page([one], 'c1'))
    history.watch()
    await settle()
    reply(page([sampleTransaction({ id: '0' })], null))
    await history.loadMore()
    reply(page([pending, one], 'c1'))
    await clock.advance(4_000)
    await expect.poll(ids).toEqual(['2', '1', '0'])
    reply(page([two, one], 'c1'))
    await clock.advance(4_000)
    await expect.poll(() => history.store.get().items[0]?.metadata.status).toBe('confirmed')
    expect(ids()).toEqual(['2', '1', '0'])
  })

  it('looks at once when money moved, not in a hidden tab, and never after the last one left', async () => {
    const { history, settle, asked, clock, kit, server, env } = await start()
    const stop = history.watch()
    await settle()
    server.answer('/v1/account', ({ path }: { path: string }) =>
      path.endsWith('/balance')
        ? { balances: [sampleToken({ quantity: { decimals: '18', numeric: '9' } })] }
        : page([two, one]),
    )
    await kit.actions.refreshBalance({ force: true })
    await expect.poll(asked).toHaveLength(2)
    const document = { visibilityState: 'hidden' }
    Object.assign(env.target, { document })
    await clock.advance(60_000)
    expect(asked()).toHaveLength(2)
    document.visibilityState = 'visible'
    env.target.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(asked).toHaveLength(3)
    stop()
    await clock.advance(60_000)
    expect(asked()).toHaveLength(3)
    expect(history.store.get().status).toBe('loaded')
  })
})
