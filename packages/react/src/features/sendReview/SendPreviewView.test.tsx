import type { SendState } from '@portico/core/send'
import { currentView } from '@portico/core/views'
import { fakeAdapter, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { bob, givenSend, me, reviewed, sent } from '../../../test/givenSend.js'
import { renderView } from '../../../test/renderView.js'
import { SendPreviewView } from './SendPreviewView.js'

const lookalike = '0x7099aa70C51812dc3A010C7d01b50e0d17dc79C8'

async function show(change: Partial<SendState> = {}) {
  const adapter = fakeAdapter({ addresses: [me] })
  const test = await startTestPortico({ adapter })
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  for (const view of ['Account', 'WalletSend', 'WalletSendPreview'] as const) test.kit.actions.push(view)
  const send = givenSend({ ...reviewed, ...change })
  return { ...test, send, view: renderView(test.kit, <SendPreviewView send={send} />) }
}

describe('the review', () => {
  it('tells all of it: amount, whole address, network, fee, what is left, and the trial run', async () => {
    const { view } = await show()
    for (const text of ['1.5 ETH', '$4,500.00', 'bob.portico.eth', bob, 'Portico Local', '0.000042 ETH · $0.13'])
      await expect.element(view.getByText(text, { exact: true })).toBeVisible()
    await expect.element(view.getByText('10.8456369 ETH')).toBeVisible()
    await expect.element(view.getByText('It worked')).toBeVisible()
  })

  it('says when nothing could be simulated, and never that it worked', async () => {
    const { view } = await show({ simulation: 'unavailable', fee: undefined })
    await expect.element(view.getByText('Could not be simulated')).toBeVisible()
    await expect.element(view.getByText('Your wallet will say')).toBeVisible()
    await expect.element(view.getByText('It worked')).not.toBeInTheDocument()
  })

  it('shows no fee that was estimated for another receiver', async () => {
    const { view } = await show({ feeFor: { ...sent, from: me, to: me } })
    await expect.element(view.getByText('Portico Local', { exact: true })).toBeVisible()
    await expect.element(view.getByText('0.000042 ETH · $0.13')).not.toBeInTheDocument()
  })

  it('points out a contract, a first time, a high fee and what will fail', async () => {
    const { view } = await show({
      warnings: [
        { code: 'firstTime' },
        { code: 'contract' },
        { code: 'highFee' },
        { code: 'willFail', error: 'rpc/internal' },
      ],
    })
    await expect.element(view.getByRole('alert')).toHaveTextContent('This will likely fail')
    const notes = view.getByRole('note')
    await expect.element(notes.nth(0)).toHaveTextContent('The receiver is a contract')
    await expect.element(notes.nth(1)).toHaveTextContent('The fee is far above the usual')
    await expect.element(notes.nth(2)).toHaveTextContent('First time you send here')
  })

  it('[sec:C6] shows a look-alike next to the address it imitates, and wants its end typed', async () => {
    const { view, send } = await show({
      receiver: { address: lookalike },
      warnings: [{ code: 'lookalike', of: bob }],
    })
    const alarm = view.getByRole('alert')
    await expect.element(alarm.getByText(bob, { exact: true })).toBeVisible()
    await expect.element(alarm.getByText(lookalike, { exact: true })).toBeVisible()
    expect(alarm.element().querySelectorAll('mark')).toHaveLength(2)
    const button = view.getByRole('button', { name: 'Send' })
    await expect.element(button).toBeDisabled()
    await view.getByRole('textbox', { name: /last 4 characters/ }).fill('79c8')
    expect(send.calls).toContain('acknowledge 79c8')
    send.set({ isAcknowledged: true })
    await expect.element(button).toBeEnabled()
  })

  it('asks the wallet once, and shows the way', async () => {
    const { view, send, kit } = await show()
    await view.getByRole('button', { name: 'Send' }).click()
    expect(send.calls).toEqual(['send'])
    expect(currentView(kit.store.get()).name).toBe('WalletSendProgress')
    expect(kit.store.get().router.transactions).toHaveLength(1)
  })

  it('says that the wallet is still asking, and lets nothing be sent until the visitor has looked', async () => {
    const request = { ...sent, id: 'a', timestamp: 0, isHere: true, isUncertain: false, canDismiss: false }
    const { view, send } = await show({ openRequest: request })
    const notice = view.getByRole('note').filter({ hasText: 'Your wallet is still asking' })
    await expect.element(notice).toHaveTextContent('Alpha has not answered yet: 1.5 ETH to bob.portico.eth.')
    await expect.element(view.getByRole('button', { name: 'Send' })).toBeDisabled()
    const looked = view.getByRole('button', { name: 'I checked: my wallet asks nothing' })
    await expect.element(looked).not.toBeInTheDocument()
    send.set({ openRequest: { ...request, isHere: false, canDismiss: true, hasSent: true } })
    const alarm = view.getByRole('alert')
    await expect.element(alarm).toHaveTextContent('another tab asked, or this page was reloaded')
    await expect.element(alarm).toHaveTextContent('Your account has sent a transaction since then.')
    await looked.click()
    expect(send.calls).toEqual(['dismissRequest'])
    send.set({ openRequest: undefined })
    await expect.element(view.getByRole('button', { name: 'Send' })).toBeEnabled()
  })

  it('says when it is not known whether it was sent, and what the network knows of it', async () => {
    const request = { ...sent, id: 'a', timestamp: 0, isHere: false, isUncertain: true, canDismiss: true }
    const { view, send } = await show({ openRequest: { ...request, hasSent: false } })
    const notice = view.getByRole('note').filter({ hasText: 'It is not known whether it was sent' })
    await expect.element(notice).toHaveTextContent('Alpha did not say whether it sent 1.5 ETH to bob.portico.eth.')
    await expect
      .element(notice)
      .toHaveTextContent(
        'So far the network has seen nothing from your account since then. Something may still be on its way.',
      )
    await expect.element(notice).not.toHaveTextContent('another tab asked')
    await expect.element(view.getByRole('button', { name: 'Send' })).toBeDisabled()
    send.set({ openRequest: request })
    await expect
      .element(notice)
      .toHaveTextContent('The network cannot tell whether your account has sent anything since')
    send.set({ openRequest: { ...request, hasSent: true } })
    const alarm = view.getByRole('alert')
    await expect.element(alarm).toHaveTextContent('Your account has sent a transaction since then.')
    await view.getByRole('button', { name: 'I checked: it was not sent' }).click()
    expect(send.calls).toEqual(['dismissRequest'])
  })

  it('goes back to the form on cancel', async () => {
    const { view, send, kit } = await show()
    await view.getByRole('button', { name: 'Cancel' }).click()
    expect(send.calls).toEqual(['cancel'])
    expect(currentView(kit.store.get()).name).toBe('WalletSend')
  })

  it('[NET-03] leaves when the form was emptied under it', async () => {
    const { send, kit } = await show()
    send.set({ amount: undefined, amountText: '', receiver: undefined, stage: { name: 'editing' } })
    await expect.poll(() => currentView(kit.store.get()).name).toBe('WalletSend')
  })
})
