import { startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import type { TransactionEntry } from '../state/state.js'

async function startFlow(entry: Partial<TransactionEntry>) {
  const test = await startTestPortico()
  const { kit } = test
  await kit.open()
  const calls: string[] = []
  const views = (): string[] => kit.store.get().router.stack.map(({ name }) => name)
  kit.actions.pushTransaction({
    goBack: false,
    view: null,
    onSuccess: () => calls.push(`success at ${views().join(' ')}`),
    onCancel: () => calls.push(`cancel at ${views().join(' ')}`),
    ...entry,
  })
  return {
    ...test,
    ...kit.actions,
    calls,
    views,
    open: () => kit.isOpen(),
    left: () => kit.store.get().router.transactions.length,
  }
}

describe('on cancel', () => {
  it('[ROUTE-09] goes back, then calls the cancel callback', async () => {
    const { push, popTransactionStack, calls, views, left } = await startFlow({ view: 'Account' })
    push('ApproveTransaction')
    popTransactionStack('cancel')
    expect(views()).toEqual(['Connect'])
    expect(calls).toEqual(['cancel at Connect'])
    expect(left()).toBe(0)
  })
})

describe('on success', () => {
  it('[ROUTE-10] goBack: goes back, then calls the success callback', async () => {
    const { push, popTransactionStack, calls } = await startFlow({ goBack: true })
    push('Networks')
    push('ApproveTransaction')
    popTransactionStack('success')
    expect(calls).toEqual(['success at Connect Networks'])
  })
  it('[ROUTE-10] replace: goes back to before ConnectingSiwe', async () => {
    const { push, popTransactionStack, calls } = await startFlow({ replace: true })
    push('WhatIsAWallet')
    push('ConnectingSiwe')
    push('ApproveTransaction')
    popTransactionStack('success')
    expect(calls).toEqual(['success at Connect WhatIsAWallet'])
  })
  it('[ROUTE-10] replace: closes when there is nothing before ConnectingSiwe', async () => {
    const { reset, push, popTransactionStack, calls, open } = await startFlow({ replace: true })
    reset('ConnectingSiwe')
    push('ApproveTransaction')
    popTransactionStack('success')
    expect(open()).toBe(false)
    expect(calls).toEqual(['success at Connect'])
  })
  it('[ROUTE-10] replace: closes when ConnectingSiwe is not in the history', async () => {
    const { push, popTransactionStack, open } = await startFlow({ replace: true })
    push('ApproveTransaction')
    popTransactionStack('success')
    expect(open()).toBe(false)
  })
  it('[ROUTE-10] a view: resets to it, then calls the success callback', async () => {
    const { push, popTransactionStack, calls, open } = await startFlow({ view: 'Account' })
    push('ApproveTransaction')
    popTransactionStack('success')
    expect(calls).toEqual(['success at Account'])
    expect(open()).toBe(true)
  })
  it('[ROUTE-10] neither: stays where it is and calls the success callback', async () => {
    const { push, popTransactionStack, calls } = await startFlow({})
    push('ApproveTransaction')
    popTransactionStack('success')
    expect(calls).toEqual(['success at Connect ApproveTransaction'])
  })
})

it('only the flow on top ends, and without one nothing happens', async () => {
  const { pushTransaction, popTransactionStack, push, calls, left, kit } = await startFlow({ view: 'Account' })
  pushTransaction({ goBack: true, view: null, onSuccess: () => calls.push('inner') })
  push('ApproveTransaction')
  popTransactionStack('success')
  expect([calls, left()]).toEqual([['inner'], 1])
  popTransactionStack('success')
  const before = kit.store.get()
  popTransactionStack('success')
  expect(kit.store.get()).toBe(before)
})

describe('a flow that is left by another way than its end', () => {
  const startShown = async () => {
    const test = await startFlow({ view: 'Account', flow: 'WalletSendProgress' })
    test.push('WalletSendProgress')
    return test
  }
  it('leaves no entry behind: the modal is closed during a send', async () => {
    const { kit, left, calls } = await startShown()
    await kit.close()
    expect(left()).toBe(0)
    expect(calls).toEqual([])
  })
  it('leaves no entry behind: back, another view, another opening', async () => {
    type Test = Awaited<ReturnType<typeof startShown>>
    const ways: readonly ((test: Test) => unknown)[] = [
      ({ goBack }) => goBack(),
      ({ reset }) => reset('Account'),
      ({ kit }) => kit.open(),
    ]
    for (const leave of ways) {
      const test = await startShown()
      await leave(test)
      expect(test.left()).toBe(0)
    }
  })
  it('keeps its entry while a view lies on top of it', async () => {
    const { push, left } = await startShown()
    push('Networks')
    expect(left()).toBe(1)
  })
})
