import type { SendState } from '@portico/core/send'
import { currentView } from '@portico/core/views'
import { fakeAdapter, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { bob, dollar, ether, givenSend, me, reviewed } from '../../../test/givenSend.js'
import { renderView } from '../../../test/renderView.js'
import { SendView } from './SendView.js'

async function show(change: Partial<SendState> = {}) {
  const adapter = fakeAdapter({ addresses: [me] })
  const test = await startTestPortico({ adapter })
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  const send = givenSend(change)
  return { ...test, send, view: renderView(test.kit, <SendView send={send} data={undefined} />) }
}
const editing = { ...reviewed, stage: { name: 'editing' } } as const

describe('the form', () => {
  it('[SEND-01] says on its button what is missing, and can be pressed when nothing is', async () => {
    const { view, send, kit } = await show({ token: undefined })
    const button = (name: string) => view.getByRole('button', { name, exact: true })
    await expect.element(button('Select Token')).toBeDisabled()
    send.set({ token: ether })
    await expect.element(button('Add Amount')).toBeDisabled()
    send.set({ amountText: '1.5', amount: 15n })
    await expect.element(button('Add Address')).toBeDisabled()
    send.set({ amountText: '99', amount: undefined, problems: { amount: 'insufficient' } })
    await expect.element(button('Insufficient Funds')).toBeDisabled()
    send.set(editing)
    send.set({ problems: {} })
    await button('Preview Send').click()
    expect(currentView(kit.store.get()).name).toBe('WalletSendPreview')
  })

  it('ties what is wrong with the amount to its field', async () => {
    const { view } = await show({ amountText: '0.1234567', token: dollar, problems: { amount: 'decimals' } })
    const field = view.getByRole('textbox', { name: 'Amount' })
    await expect.element(field).toHaveAccessibleDescription('PUSD has at most 6 decimals.')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  })

  it('[SEND-08~] says what is wrong with an address once typing pauses', async () => {
    const { view, clock } = await show({ receiverText: '0x7', problems: { receiver: 'format' } })
    const field = view.getByRole('textbox', { name: 'Receiver' })
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await clock.advance(600)
    await expect.element(field).toHaveAccessibleDescription('This is neither an address nor a name.')
  })

  it('[SEND-07] a name shows whose it is, with all of the address', async () => {
    const { view } = await show(editing)
    await expect.element(view.getByRole('status')).toHaveTextContent(`bob.portico.eth${bob}`)
  })

  it('shows the worth, counts in dollars on demand, and fills in all that can be sent', async () => {
    const { view, send } = await show(editing)
    await view.getByRole('button', { name: '$4,500.00' }).click()
    await view.getByRole('button', { name: /Max$/ }).click()
    expect(send.calls).toEqual(['setMode fiat', 'setMax'])
    send.set({ mode: 'fiat', amountText: '4500' })
    await expect.element(view.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveValue('4500')
    await expect.element(view.getByRole('button', { name: '1.5 ETH' })).toBeVisible()
  })

  it('offers whom the visitor sent to before, and pastes', async () => {
    const { view, send } = await show({ recent: [{ address: bob, name: 'bob.portico.eth' }, { address: me }] })
    await view.getByRole('button', { name: 'bob.portico.eth' }).click()
    await view.getByRole('button', { name: 'Paste' }).click()
    expect(send.calls).toEqual([`useRecent ${bob}`, 'paste'])
  })

  it('has a way out where nothing can be sent', async () => {
    const { view, send, kit } = await show({ status: 'failed' })
    await view.getByRole('button', { name: 'Try again' }).click()
    expect(send.calls).toEqual(['reload'])
    send.set({ status: 'unsupported' })
    await view.getByRole('button', { name: 'Choose network' }).click()
    expect(currentView(kit.store.get()).name).toBe('Networks')
  })

  it('begins anew after what was sent before', async () => {
    const { view, send } = await show({ stage: { name: 'failed', error: 'rpc/user-rejected' } })
    await expect.element(view.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    expect(send.calls).toEqual(['retry', 'cancel'])
  })
})
