import { describe, expect, it } from 'vitest'
import { openRequestsName as key, startSendTab as start } from '../../../test/startSendTab.js'
import { sendError } from '../../errors/sendError.js'
import { canSend } from './sendButton.js'
import { sendLimits } from './sendLimits.js'

describe('a request that the wallet failed', () => {
  it.each([
    ['the wallet is gone', { code: 4900 }],
    ['the wallet has a request open', { code: -32002 }],
    ['a crash without a number', new Error('Extension context invalidated.')],
    ['the network has it already', { code: -32000, message: 'already known' }],
    ['the network has another in its place', { code: -32000, message: 'replacement transaction underpriced' }],
    ['its nonce is used up', { code: -32000, message: 'nonce too low: next nonce 4, tx nonce 3' }],
    ['an internal error, as around a time-out', { code: -32603, message: 'Request timed out' }],
    ['a number that says nothing', { code: -32000, message: 'failed to broadcast' }],
    ['too many requests', { code: -32005 }],
    ['an answer without a hash', sendError('bad-answer')],
  ])('stays when nobody knows what the wallet did: %s', async (_, error) => {
    const tab = await start()
    await tab.ask()
    tab.money.send.last().reject(error)
    await tab.clock.flush()
    expect(tab.state().stage.name).toBe('failed')
    tab.send.retry()
    await expect(tab.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    expect(tab.state().openRequest).toMatchObject({ isHere: false, isUncertain: true, canDismiss: true })
    expect(canSend(tab.state())).toBe(false)
    tab.send.dismissRequest()
    expect(canSend(tab.state())).toBe(true)
    expect(tab.memory.entries()[key]).toBeUndefined()
  })

  it.each([
    ['somebody declined', { code: 4001 }],
    ['the wallet has not allowed it', { code: 4100 }],
    ['the wallet lacks the method', { code: 4200 }],
    ['the request is not valid', { code: -32602 }],
    ['the money is not there', { code: -32000, message: 'insufficient funds for gas * price + value' }],
    ['the contract refuses', { code: 3, message: 'execution reverted' }],
  ])('is over when the error proves that nothing was sent: %s', async (_, error) => {
    const tab = await start()
    await tab.ask()
    tab.money.send.last().reject(error)
    await tab.clock.flush()
    tab.send.retry()
    expect(tab.state().openRequest).toBeUndefined()
    expect(canSend(tab.state())).toBe(true)
  })

  it.each([
    ['stored', []],
    ['where nothing can be stored', ['getItem', 'setItem', 'removeItem'] as const],
  ])('that the wallet failed is looked up: whether the account has sent something since (%s)', async (_, failing) => {
    const tab = await start()
    tab.memory.failOn(...failing)
    tab.money.sentCount.answer(7)
    await tab.ask()
    tab.money.send.last().reject({ code: -32603, message: 'Request timed out' })
    await tab.clock.flush()
    expect(tab.state().openRequest).toMatchObject({ isUncertain: true, hasSent: false })
    tab.money.sentCount.answer(8)
    await tab.clock.advance(sendLimits.sentCheck)
    expect(tab.state().openRequest).toMatchObject({ isUncertain: true, hasSent: true })
    const asked = tab.money.sentCount.calls.length
    await tab.clock.advance(10 * sendLimits.sentCheck)
    expect(tab.money.sentCount.calls).toHaveLength(asked)
  })

  it('that the wallet failed is known to be so in other tabs, and after a reload', async () => {
    const first = await start()
    await first.ask()
    first.money.send.last().reject({ code: -32603 })
    await first.clock.flush()
    first.kit.destroy()
    const second = await start(first)
    expect(second.state().openRequest).toMatchObject({ isHere: false, isUncertain: true, canDismiss: true })
    second.send.dismissRequest()
    expect(canSend(second.state())).toBe(true)
  })

  it.each([
    ['in this tab', 0],
    ['in another tab', 1],
  ])('stands again when the visitor had dismissed it %s before the wallet failed', async (_, who) => {
    const first = await start()
    const tabs = [first, await start(first)] as const
    await first.ask()
    first.send.cancel()
    await first.clock.advance(sendLimits.dismissAfter)
    tabs[who as 0 | 1].send.dismissRequest()
    expect(tabs.map(({ state }) => state().openRequest)).toEqual([undefined, undefined])
    first.money.send.last().reject({ code: -32603, message: 'Internal JSON-RPC error.' })
    await first.clock.flush()
    for (const tab of tabs) {
      expect(tab.state().openRequest).toMatchObject({ isHere: false, isUncertain: true, canDismiss: true })
      expect(canSend(tab.state())).toBe(false)
      await expect(tab.send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    }
    tabs[1].send.dismissRequest()
    expect(tabs.map(({ state }) => state().openRequest)).toEqual([undefined, undefined])
    expect(canSend(first.state())).toBe(true)
  })

  it('more than a day after it was asked is remembered all the same', async () => {
    const first = await start()
    await first.ask()
    await first.clock.advance(sendLimits.requestLifetime)
    first.money.send.last().reject({ code: -32603 })
    await first.clock.flush()
    const second = await start(first)
    expect(second.state().openRequest).toMatchObject({ isUncertain: true })
  })

  it('keeps what was begun since its dismissal from reaching the wallet', async () => {
    const first = await start()
    const second = await start(first)
    await first.ask()
    await first.clock.advance(sendLimits.dismissAfter)
    second.send.dismissRequest()
    second.money.sentCount.hold()
    const sending = second.send.send()
    const refused = expect(sending).rejects.toMatchObject({ code: 'send/request-open' })
    first.money.send.last().reject({ code: -32603 })
    await first.clock.flush()
    second.money.sentCount.last().resolve()
    await refused
    expect(second.money.send.calls).toHaveLength(0)
    expect(second.state().openRequest).toMatchObject({ isUncertain: true })
  })

  it('is not said to have left no trace when nobody knows what was sent before it', async () => {
    const tab = await start()
    tab.money.sentCount.hold()
    await tab.ask()
    expect(tab.money.send.calls).toHaveLength(0)
    await tab.clock.advance(sendLimits.sentCountWait)
    expect(tab.money.send.calls).toHaveLength(1)
    // The wallet has sent it when the node answers at last.
    tab.money.sentCount.last().resolve(1)
    await tab.clock.flush()
    tab.money.send.last().reject({ code: -32603, message: 'Internal JSON-RPC error.' })
    tab.money.sentCount.answer(1)
    await tab.clock.advance(sendLimits.dismissAfter)
    expect(tab.state().openRequest).toMatchObject({ isUncertain: true, hasSent: undefined })
  })

  it('is not said to have left no trace once no node answers any more', async () => {
    const tab = await start()
    await tab.ask()
    tab.money.send.last().reject({ code: -32603 })
    await tab.clock.flush()
    expect(tab.state().openRequest).toMatchObject({ hasSent: false })
    tab.money.sentCount.fail(new Error('away'))
    await tab.clock.advance(sendLimits.sentCheck)
    expect(tab.state().openRequest?.hasSent).toBeUndefined()
    tab.money.sentCount.answer(1)
    await tab.clock.advance(sendLimits.sentCheck)
    tab.money.sentCount.fail(new Error('away'))
    await tab.clock.advance(sendLimits.sentCheck)
    expect(tab.state().openRequest).toMatchObject({ hasSent: true })
  })

  it('asks no wallet, and leaves nothing behind, when the kit ends before a node has answered', async () => {
    const tab = await start()
    tab.money.sentCount.hold()
    const refused = expect(tab.send.send()).rejects.toMatchObject({ code: 'send/wrong-account' })
    tab.kit.destroy()
    await tab.clock.advance(sendLimits.sentCountWait)
    await refused
    expect(tab.money.send.calls).toHaveLength(0)
    expect(tab.memory.entries()[key]).toBeUndefined()
  })
})
