import { startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'

async function openKit() {
  const test = await startTestPortico()
  await test.kit.open()
  return { ...test, modal: () => test.kit.store.get().modal, depth: () => test.kit.store.get().router.stack.length }
}

it('goes back one view, and closes from the first', async () => {
  const { kit, modal, depth } = await openKit()
  kit.actions.push('WhatIsAWallet')
  kit.actions.requestBack()
  expect([modal().open, depth()]).toEqual([true, 1])
  kit.actions.requestBack()
  expect(modal().open).toBe(false)
})

it('[MODAL-05] [MODAL-06] shakes a view that must be answered, wherever it is in the stack', async () => {
  const { kit, modal, depth } = await openKit()
  kit.actions.push('ApproveTransaction')
  kit.actions.requestBack()
  expect([modal(), depth()]).toEqual([{ open: true, loading: false, shake: true }, 2])
})

it('[MODAL-06] shakes a chain that has to be changed, also where there is a view before it', async () => {
  const { kit, adapter } = await startTestPortico()
  adapter.connect.answer(adapter.connectionOf(adapter.connector('Alpha').id, { network: 'eip155:424242' }))
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  kit.actions.reset('Networks')
  kit.actions.push('UnsupportedChain')
  kit.actions.requestBack()
  const { modal, router } = kit.store.get()
  expect([modal.open, modal.shake, router.stack.length]).toEqual([true, true, 2])
})

it('closes a view that is left by an answer, as Escape does, instead of repeating the one before it', async () => {
  const { kit, modal } = await openKit()
  kit.actions.push('WalletSendProgress')
  kit.actions.requestBack()
  expect(modal().open).toBe(false)
})
