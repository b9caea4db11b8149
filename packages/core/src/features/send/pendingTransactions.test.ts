import {
  fakeAdapter,
  fakeEnv,
  fakeServer,
  fakeTransfers,
  memoryStorage,
  sampleToken,
  sampleTransaction,
  startTestPortico,
  testNetworks,
} from '@portico/testing'
import type { Transaction } from '@portico/wire/http'
import { describe, expect, it } from 'vitest'
import { createStorage } from '../../storage/createStorage.js'
import { pendingLimits } from '../../storage/pendingLimits.js'
import { type PendingTransaction, sendKeys } from '../../storage/sendKeys.js'
import type { History } from '../history/createHistory.js'
import type { Send } from './send.js'
import { sendLimits } from './sendLimits.js'

const me = `0x${'1'.repeat(40)}`
const friend = `0x${'abc1'.repeat(10)}`
const hashOf = (index: number): string => `0x${String(index).padStart(64, '0')}`
const pendingOf = (index: number, changes: Partial<PendingTransaction> = {}): PendingTransaction => ({
  hash: hashOf(index),
  account: `eip155:31337:${me}`,
  to: friend,
  amount: '250000000000000000',
  symbol: 'ETH',
  decimals: 18,
  timestamp: fakeEnv().now(),
  status: 'pending',
  ...changes,
})

async function start(memory = memoryStorage()) {
  const server = fakeServer({ chains: ['eip155:31337', 'eip155:31338'] })
  let listed: readonly Transaction[] = []
  server.answer('/v1/account', ({ path }: { path: string }) =>
    path.endsWith('/balance') ? { balances: [sampleToken()] } : { data: listed, next: null },
  )
  server.answer('/v1/identity', { name: null, avatar: null })
  const money = fakeTransfers()
  const adapter = fakeAdapter({ transfers: money.transfers })
  const networks = testNetworks.map((network) => ({ ...network, testnet: false }))
  const options = { networks, endpoint: 'https://kit.test' }
  const test = await startTestPortico({ env: { fetch: server.fetch, memory }, adapter, options })
  if (!test.kit.getAddress()) await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  const list = (transactions: readonly Transaction[]) => {
    listed = transactions
  }
  return { ...test, server, money, memory, list, pending: () => test.kit.store.get().pending }
}

async function sendOnce({ kit, clock }: Awaited<ReturnType<typeof start>>): Promise<Send> {
  const send = (await kit.feature('send')) as Send // it is on
  send.watch()
  await expect.poll(() => send.store.get().status).toBe('ready')
  send.fill({ token: 'ETH', amount: '0.25', to: friend })
  await clock.advance(1_000)
  await send.review()
  await send.send()
  return send
}

describe('pending transactions', () => {
  it('[HIST-06] at most 99 are kept, the newest', async () => {
    const memory = memoryStorage()
    const kept = Array.from({ length: pendingLimits.count }, (_, index) => pendingOf(1_000 + index))
    createStorage(fakeEnv({ memory }), undefined).set(sendKeys.pendingTransactions, kept)
    const test = await start(memory)
    await sendOnce(test)
    expect(test.pending()).toHaveLength(99)
    expect(test.pending()[0]?.hash).toBe(hashOf(1))
    expect(test.pending().at(-1)?.hash).toBe(hashOf(1_097))
  })

  it.each([
    [99, 99],
    [100, 0],
  ])('[HIST-06] of %i that are stored %i are read: we never wrote more than 99', async (stored, read) => {
    const memory = memoryStorage()
    const kept = Array.from({ length: stored }, (_, index) => pendingOf(1_000 + index))
    createStorage(fakeEnv({ memory }), undefined).set(sendKeys.pendingTransactions, kept)
    expect((await start(memory)).pending()).toHaveLength(read)
  })

  it('stand on top of the activity until the server lists them', async () => {
    const test = await start()
    const old = sampleTransaction({ id: '900' })
    test.list([old])
    await sendOnce(test)
    const history = (await test.kit.feature('history')) as History // the kit has a server
    history.watch()
    await test.clock.advance(0)
    const shown = () => history.store.get().items.map(({ metadata }) => [metadata.hash, metadata.status])
    await expect.poll(shown).toEqual([
      [hashOf(1), 'pending'],
      [old.metadata.hash, 'confirmed'],
    ])
    expect(history.store.get().items[0]?.transfers).toMatchObject([
      { recipient: friend, quantity: { numeric: '0.25' } },
    ])
    test.money.inspect.answer({ isKnown: true, differences: [], outcome: 'confirmed' })
    await test.clock.advance(sendLimits.follow)
    await expect.poll(shown).toContainEqual([hashOf(1), 'confirmed'])
    test.list([sampleTransaction({ id: '1' }), old])
    await history.refresh()
    await expect.poll(() => test.pending()).toEqual([])
    expect(shown()).toHaveLength(2)
    expect(test.memory.entries()['@portico/pending_transactions']).toBeUndefined()
  })

  it('[SEND-06] the balance is refreshed when the receipt is there, and a toast says so', async () => {
    const test = await start()
    const send = await sendOnce(test)
    expect(test.kit.store.get().toast.message).toBe('Transaction started')
    expect(test.kit.getEvent()?.data).toMatchObject({
      event: 'SEND_SUCCESS',
      properties: { token: 'ETH', amount: '0.25' },
    })
    await expect.poll(() => test.kit.getAccount().balanceLoading).toBe(false)
    const asked = () => test.server.calls.filter(({ path }) => path.endsWith('/balance')).length
    const before = asked()
    test.money.inspect.answer({ isKnown: true, differences: [], outcome: 'reverted' })
    await test.clock.advance(sendLimits.follow)
    await expect.poll(() => send.store.get().stage.name).toBe('reverted')
    await expect.poll(asked).toBeGreaterThan(before)
  })

  it('one that no node knows for a minute is said to be slow', async () => {
    const test = await start()
    test.money.inspect.answer({ isKnown: false, differences: [], outcome: 'pending' })
    const send = await sendOnce(test)
    await test.clock.advance(sendLimits.follow)
    expect(send.store.get().stage).toMatchObject({ name: 'broadcast', isSlow: false })
    for (let second = 0; second < 70; second += 2) await test.clock.advance(2_000)
    expect(send.store.get().stage).toMatchObject({ name: 'broadcast', isSlow: true })
  })

  it('one that nobody heard of for a day is forgotten, and so is a settled one that no server lists', async () => {
    const memory = memoryStorage()
    const now = fakeEnv().now()
    createStorage(fakeEnv({ memory }), undefined).set(sendKeys.pendingTransactions, [
      pendingOf(1, { timestamp: now - pendingLimits.pendingLifetime }),
      pendingOf(2, { timestamp: now - pendingLimits.settledLifetime, status: 'confirmed' }),
      pendingOf(3, { timestamp: now - pendingLimits.settledLifetime }),
    ])
    const test = await start(memory)
    await test.kit.feature('send')
    expect(test.pending().map(({ hash }) => hash)).toEqual([hashOf(3)])
  })

  it('a visit after the next finds and follows them, and the alarm is as loud then', async () => {
    const first = await start()
    await sendOnce(first)
    first.kit.destroy()
    const second = await start(first.memory)
    await expect.poll(() => second.pending()).toHaveLength(1)
    const differences = [{ field: 'to', asked: friend, found: me }] as const
    second.money.inspect.answer({ isKnown: true, differences, outcome: 'pending' })
    await second.clock.advance(sendLimits.follow)
    const send = (await second.kit.feature('send')) as Send // it is on
    await expect
      .poll(() => send.store.get().stage)
      .toMatchObject({ name: 'mismatch', differences, sent: { amount: 250_000_000_000_000_000n } })
    expect(second.kit.isOpen()).toBe(true)
  })
})

describe('what sending stores', () => {
  const open = (initial: Record<string, string> = {}) => {
    const memory = memoryStorage(initial)
    return { memory, storage: createStorage(fakeEnv({ memory }), undefined) }
  }

  it('[STORE-01~] comes back as it was', () => {
    const { storage } = open()
    storage.set(sendKeys.recentReceivers, [{ address: friend, name: 'ada.eth' }])
    storage.set(sendKeys.pendingTransactions, [pendingOf(1, { contract: friend })])
    expect(storage.get(sendKeys.recentReceivers)).toEqual([{ address: friend, name: 'ada.eth' }])
    expect(storage.get(sendKeys.pendingTransactions)).toEqual([pendingOf(1, { contract: friend })])
  })

  it.each([
    ['an amount that is none', { amount: '1e9' }],
    ['an account of nowhere', { account: 'moon:1:0x1' }],
    ['a status of its own', { status: 'stolen' }],
    ['broken decimals', { decimals: 1.5 }],
    ['a time that is none', { timestamp: 'now' }],
    ['a contract that is no text', { contract: 7 }],
  ])('%s: the list is somebody else’s and is dropped', (_, changes) => {
    const poisoned = JSON.stringify([pendingOf(1), { ...pendingOf(2), ...changes }])
    const { storage, memory } = open({ '@portico/pending_transactions': poisoned })
    expect(storage.get(sendKeys.pendingTransactions)).toBeUndefined()
    expect(memory.entries()).toEqual({})
  })
})
