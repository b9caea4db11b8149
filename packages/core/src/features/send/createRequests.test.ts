import { fakeClock, memoryStorage } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { friend } from '../../../test/startSend.js'
import { openRequestsName as key, sendNetworks as networks, startSendTab as start } from '../../../test/startSendTab.js'
import { currentView } from '../../state/selectors.js'
import { createStorage } from '../../storage/createStorage.js'
import { type OpenRequest, sendKeys } from '../../storage/sendKeys.js'
import { canSend } from './sendButton.js'
import { sendLimits } from './sendLimits.js'

const me = `0x${'1'.repeat(40)}`

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

  it('is not lost to another tab that writes in the same moment', async () => {
    const tab = await start()
    await tab.ask()
    const [own] = createStorage(tab.env, undefined).get(sendKeys.openRequests) ?? []
    const theirs = { ...own, id: 'theirs', account: `eip155:31337:${friend}` }
    tab.env.otherTab.set(key, JSON.stringify([theirs]))
    const ids = (createStorage(tab.env, undefined).get(sendKeys.openRequests) ?? []).map(({ id }) => id)
    expect(ids).toEqual(['theirs', own?.id])
    expect(tab.state().openRequest).toMatchObject({ isHere: true })
    const second = await start(tab)
    await expect(second.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
  })

  it('is over in its own tab when the visitor has looked and says so in another', async () => {
    const first = await start()
    const second = await start(first)
    await askAndCancel(first)
    await first.clock.advance(sendLimits.dismissAfter)
    second.send.dismissRequest()
    expect(first.state().openRequest).toBeUndefined()
    expect(second.state().openRequest).toBeUndefined()
    expect(canSend(first.state())).toBe(true)
    expect(first.memory.entries()[key]).toBeUndefined()
  })

  it('counts beside a list of a newer kit', async () => {
    const first = await start()
    const newer = { ...sendKeys.openRequests, version: 1 }
    createStorage(first.env, undefined).set(newer, [])
    const second = await start(first)
    await first.ask()
    await expect(second.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    expect([first.money.send.calls.length, second.money.send.calls.length]).toEqual([1, 0])
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
