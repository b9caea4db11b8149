import { fakeAdapter, fakeClock, fakeTransfers, memoryStorage, startTestPortico, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { currentView } from '../../state/selectors.js'
import { createStorage } from '../../storage/createStorage.js'
import { type OpenRequest, sendKeys } from '../../storage/sendKeys.js'
import type { Send } from './send.js'
import { canSend } from './sendButton.js'
import { sendLimits } from './sendLimits.js'

const me = `0x${'1'.repeat(40)}`
const friend = `0x${'abc1'.repeat(10)}`
const networks = testNetworks.map((network) => ({ ...network, testnet: false }))
const key = '@portico/open_requests'

/** A tab with the form reviewed; tabs with one memory are tabs of one site. */
async function start({ memory = memoryStorage(), clock = fakeClock(), enableEmbedded = false } = {}) {
  const money = fakeTransfers()
  const adapter = fakeAdapter({ transfers: money.transfers })
  const test = await startTestPortico({ env: { memory, clock }, adapter, options: { networks, enableEmbedded } })
  if (!test.kit.getAddress()) await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  const send = (await test.kit.feature('send')) as Send // it is on
  send.watch()
  await expect.poll(() => send.store.get().status).toBe('ready')
  const review = async (amount = '0.25') => {
    send.fill({ token: 'ETH', amount, to: friend })
    await clock.advance(1_000)
    await send.review()
  }
  await review()
  money.send.hold()
  /** Until the wallet has its prompt. */
  const ask = async () => {
    send.send().catch(() => undefined)
    await clock.flush()
  }
  return { ...test, money, send, memory, clock, review, ask, state: () => send.store.get() }
}
/** Asks the wallet and stops waiting for it. */
async function askAndCancel({ send, ask }: Awaited<ReturnType<typeof start>>): Promise<void> {
  await ask()
  send.cancel()
}

describe('a request that the wallet has not answered', () => {
  it('keeps the same from being sent again after "Cancel", and says why', async () => {
    const tab = await start()
    await askAndCancel(tab)
    expect(tab.state().stage.name).toBe('review')
    expect(tab.state().openRequest).toMatchObject({ amount: 25n * 10n ** 16n, isHere: true, canDismiss: false })
    expect(canSend(tab.state())).toBe(false)
    await expect(tab.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    expect(tab.state().stage.name).toBe('review')
    expect(tab.money.send.calls).toHaveLength(1)
  })

  it('also keeps another amount and another chain of the same account from being sent', async () => {
    const tab = await start()
    await askAndCancel(tab)
    await tab.review('0.5')
    await expect(tab.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    await tab.kit.switchNetwork(networks[1] as (typeof networks)[number])
    await expect.poll(() => tab.state().status).toBe('ready')
    await tab.review()
    expect(tab.state().openRequest).toBeDefined()
    await expect(tab.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
  })

  it('is over when the wallet declines late', async () => {
    const tab = await start()
    await askAndCancel(tab)
    tab.money.send.last().reject({ code: 4001 })
    await tab.clock.flush()
    expect(tab.state()).toMatchObject({ openRequest: undefined, stage: { name: 'review' } })
    expect(canSend(tab.state())).toBe(true)
    expect(tab.memory.entries()[key]).toBeUndefined()
  })

  it('is taken for sent when the wallet agrees late: shown, followed, and the form is empty', async () => {
    const tab = await start()
    await tab.kit.open({ view: 'WalletSend' })
    tab.kit.actions.push('WalletSendPreview')
    await askAndCancel(tab)
    tab.money.send.last().resolve()
    await tab.clock.flush()
    expect(tab.state()).toMatchObject({ amountText: '', openRequest: undefined, stage: { name: 'broadcast' } })
    expect(currentView(tab.kit.store.get()).name).toBe('WalletSendProgress')
    expect(tab.kit.store.get().toast.message).toBe('Transaction started')
    tab.money.inspect.answer({ isKnown: true, differences: [], outcome: 'confirmed' })
    await tab.clock.advance(sendLimits.follow)
    await expect.poll(() => tab.state().stage.name).toBe('confirmed')
  })

  it('is shown by an embedded modal too when the wallet agrees late', async () => {
    const tab = await start({ enableEmbedded: true })
    tab.kit.actions.push('WalletSend')
    await askAndCancel(tab)
    tab.money.send.last().resolve()
    await tab.clock.flush()
    expect(currentView(tab.kit.store.get()).name).toBe('WalletSendProgress')
  })

  it('that is answered late leaves another transfer in the form alone', async () => {
    const tab = await start()
    await askAndCancel(tab)
    tab.send.setAmount('0.5')
    tab.money.send.last().resolve()
    await tab.clock.flush()
    expect(tab.state()).toMatchObject({ amountText: '0.5', openRequest: undefined, stage: { name: 'review' } })
    expect(tab.kit.store.get().pending).toHaveLength(1)
  })

  it('is not shown by the wallet when the visitor cancels before it was asked', async () => {
    const tab = await start()
    const sending = tab.send.send()
    tab.send.cancel()
    await expect(sending).rejects.toMatchObject({ code: 'api/aborted' })
    expect(tab.money.send.calls).toHaveLength(0)
    expect(tab.state().openRequest).toBeUndefined()
  })

  it('counts in a second tab, whose form is free once the first has its answer', async () => {
    const first = await start()
    const second = await start(first)
    await askAndCancel(first)
    expect(second.state().openRequest).toMatchObject({ isHere: false })
    await expect(second.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    first.money.send.last().resolve()
    await first.clock.flush()
    expect(second.state().openRequest).toBeUndefined()
    expect(second.kit.store.get().pending).toHaveLength(1)
  })

  it('of two tabs in the same moment only the one that is stored asks the wallet', async () => {
    const tab = await start()
    const sending = tab.send.send()
    const [own] = createStorage(tab.env, undefined).get(sendKeys.openRequests) ?? []
    const theirs = JSON.stringify([{ ...own, id: 'theirs' }])
    tab.env.otherTab.set(key, theirs)
    await expect(sending).rejects.toMatchObject({ code: 'send/request-open' })
    expect(tab.money.send.calls).toHaveLength(0)
    expect(tab.memory.entries()[key]).toBe(theirs)
  })

  it('counts after a reload, until the visitor has looked into the wallet', async () => {
    const first = await start()
    await first.ask()
    first.kit.destroy()
    const second = await start(first)
    expect(second.state().openRequest).toMatchObject({
      isHere: false,
      canDismiss: false,
      receiver: { address: friend },
    })
    second.send.dismissRequest()
    await expect(second.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    await second.clock.advance(sendLimits.dismissAfter)
    expect(second.state().openRequest?.canDismiss).toBe(true)
    second.send.dismissRequest()
    expect(canSend(second.state())).toBe(true)
    await second.ask()
    expect(second.money.send.calls).toHaveLength(1)
  })

  it('tells when the account has sent something since', async () => {
    const first = await start()
    first.money.sentCount.answer(7)
    await first.ask()
    first.kit.destroy()
    const second = await start(first)
    second.money.sentCount.answer(8)
    await second.clock.advance(sendLimits.dismissAfter)
    expect(second.state().openRequest).toMatchObject({ hasSent: true })
  })

  it.each([
    ['the wallet is gone', { code: 4900 }],
    ['the wallet has a request open', { code: -32002 }],
    ['a crash without a number', new Error('Extension context invalidated.')],
  ])('stays when nobody knows what the wallet did: %s', async (_, error) => {
    const tab = await start()
    await tab.ask()
    tab.money.send.last().reject(error)
    await tab.clock.flush()
    expect(tab.state().stage.name).toBe('failed')
    tab.send.retry()
    await expect(tab.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    expect(tab.state().openRequest).toMatchObject({ isHere: false, canDismiss: true })
    tab.send.dismissRequest()
    expect(canSend(tab.state())).toBe(true)
  })

  it('counts where nothing can be stored', async () => {
    const tab = await start()
    tab.memory.failOn('getItem', 'setItem', 'removeItem')
    await askAndCancel(tab)
    await expect(tab.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
  })

  it('stays when another tab clears the storage', async () => {
    const tab = await start()
    await askAndCancel(tab)
    tab.env.otherTab.clear()
    expect(tab.memory.entries()[key]).toContain(friend)
  })

  it('is forgotten after a day, and does not bother another account', async () => {
    const memory = memoryStorage()
    const clock = fakeClock()
    const requestOf = (change: Partial<OpenRequest>): OpenRequest => ({
      id: 'a',
      account: `eip155:31337:${me}`,
      to: friend,
      amount: '1',
      symbol: 'ETH',
      decimals: 18,
      timestamp: clock.now(),
      ...change,
    })
    const text = JSON.stringify([
      requestOf({ timestamp: clock.now() - sendLimits.requestLifetime }),
      requestOf({ id: 'b', account: `eip155:31337:${friend}` }),
    ])
    memory.setItem(key, text)
    const tab = await start({ memory, clock })
    expect(tab.state().openRequest).toBeUndefined()
  })

  it('[STORE-01~] is read back as it was; a list with a bad entry is dropped', () => {
    const good = {
      id: 'a',
      account: `eip155:31337:${me}`,
      to: friend,
      amount: '1',
      symbol: 'E',
      decimals: 1,
      timestamp: 1,
    }
    const read = (value: unknown) => sendKeys.openRequests.read(JSON.stringify(value))
    expect(read([good])).toMatchObject([good])
    expect(read([good, { ...good, amount: '1e9' }])).toBeUndefined()
    expect(read([{ ...good, id: 7 }])).toBeUndefined()
  })
})
