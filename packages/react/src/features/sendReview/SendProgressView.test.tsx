import type { PorticoOptions } from '@portico/core'
import { accountTabs } from '@portico/core/account'
import { accountOf } from '@portico/core/page'
import type { SendStage } from '@portico/core/send'
import { currentView } from '@portico/core/views'
import { fakeAdapter, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { bob, givenSend, hash, me, reviewed, sent } from '../../../test/givenSend.js'
import { renderView } from '../../../test/renderView.js'
import { SendProgressView } from './SendProgressView.js'

const stranger = '0x15d34aaf54267db7d7c367839aaf71a00a2c6a65'
const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')
const transferTo = (address: string, amount: bigint) =>
  `0xa9059cbb${word(address)}${amount.toString(16).padStart(64, '0')}`

const unknown = 'It is not known whether it was sent'
const uncertain = { ...sent, id: 'a', timestamp: 0, isHere: false, isUncertain: true, canDismiss: true }

async function show(stage: SendStage, features: PorticoOptions['features'] = {}) {
  const adapter = fakeAdapter({ addresses: [me] })
  const test = await startTestPortico({ adapter, options: { features } })
  const { kit } = test
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  const send = givenSend({ ...reviewed, stage })
  for (const view of ['Account', 'WalletSend', 'WalletSendPreview', 'WalletSendProgress'] as const)
    kit.actions.push(view)
  await kit.actions.pushTransaction({ goBack: false, view: 'Account', onSuccess: send.reset, onCancel: send.cancel })
  const viewName = () => currentView(kit.store.get()).name
  return { ...test, send, viewName, view: renderView(kit, <SendProgressView send={send} />) }
}

describe('what became of it', () => {
  it('[ROUTE-09] waits for the wallet with what to compare there, and can stop', async () => {
    const { view, send, viewName } = await show({ name: 'waiting', sent, isSlow: false })
    await expect.element(view.getByText('Compare amount and address in Alpha, then confirm there.')).toBeVisible()
    await expect.element(view.getByText(bob, { exact: true })).toBeVisible()
    send.set({ stage: { name: 'waiting', sent, isSlow: true } })
    await expect.element(view.getByText('Nothing to see? Open Alpha yourself')).toBeVisible()
    await view.getByRole('button', { name: 'Cancel' }).click()
    expect(viewName()).toBe('WalletSendPreview')
    expect(send.calls).toEqual(['cancel'])
  })

  it('[ROUTE-10] follows it to its end, and leads to the explorer and back to the account', async () => {
    const { view, send, viewName } = await show({ name: 'broadcast', sent, hash, isSlow: false })
    await expect.element(view.getByRole('heading', { name: 'On its way' })).toBeVisible()
    send.set({ stage: { name: 'broadcast', sent, hash, isSlow: true } })
    await expect.element(view.getByText('The network has not heard of it yet.')).toBeVisible()
    send.set({ stage: { name: 'confirmed', sent, hash, isCompared: true } })
    await expect.element(view.getByRole('status')).toHaveTextContent('Sent1.5 ETH went to bob.portico.eth.')
    const explorer = view.getByRole('link', { name: 'Block Explorer' })
    await expect.element(explorer).toHaveAttribute('href', `http://explorer.test/tx/${hash}`)
    await view.getByRole('button', { name: 'Done' }).click()
    expect(viewName()).toBe('Account')
    expect(send.calls).toEqual(['reset'])
  })

  it('says that the network refused it', async () => {
    const { view } = await show({ name: 'reverted', sent, hash, isCompared: true })
    await expect.element(view.getByRole('heading', { name: 'The network refused it' })).toBeVisible()
    await expect.element(view.getByText('Nothing was moved, but the fee was taken.')).toBeVisible()
  })

  it('does not claim what could not be compared', async () => {
    const { view } = await show({ name: 'confirmed', sent, hash, isCompared: false })
    await expect.element(view.getByRole('heading', { name: 'In the chain, but not compared' })).toBeVisible()
    await expect.element(view.getByText(/^Another account sent this for yours/)).toBeVisible()
    await expect.element(view.getByText(/went to/)).not.toBeInTheDocument()
  })

  it('[sec:C13] is alarmed by another receiver, amount or network, and shows both', async () => {
    const { view } = await show({
      name: 'mismatch',
      sent,
      hash,
      differences: [
        { field: 'to', asked: bob.toLowerCase(), found: stranger },
        { field: 'value', asked: String(sent.amount), found: String(sent.amount * 2n) },
      ],
    })
    await expect.element(view.getByRole('alert')).toHaveTextContent('This is not what you asked for')
    for (const text of [bob.toLowerCase(), stranger, '1.5 ETH', '3 ETH'])
      await expect.element(view.getByText(text, { exact: true })).toBeVisible()
  })

  it('[sec:C13] reads the data of a token transfer to the visitor', async () => {
    const token = { name: 'Dollar', symbol: 'PUSD', decimals: 6, contract: me }
    const { view } = await show({
      name: 'mismatch',
      sent: { ...sent, token },
      hash,
      differences: [{ field: 'data', asked: transferTo(bob, 5_000_000n), found: transferTo(stranger, 5_000_000n) }],
    })
    await expect.element(view.getByText(stranger, { exact: true })).toBeVisible()
    await expect.element(view.getByText(/a9059cbb/)).not.toBeInTheDocument()
    await expect.element(view.getByText('5 PUSD')).not.toBeInTheDocument()
  })

  it('an alarm without a flow can be left too', async () => {
    const { view, kit, send, viewName } = await show({ name: 'mismatch', sent, hash, differences: [] })
    await kit.actions.popTransactionStack('cancel')
    await view.getByRole('button', { name: 'Done' }).click()
    expect(viewName()).toBe('Account')
    expect(send.calls.at(-1)).toBe('reset')
  })

  it.each([
    ['rpc/provider-disconnected', unknown, 'Alpha did not say whether it sent 1.5 ETH to bob.portico.eth.'],
    ['rpc/internal', unknown, 'Look into the wallet and at your activity first.'],
    ['node/nonce-too-low', unknown, 'A transaction with this number is there already.'],
    ['node/already-known', 'On its way', 'The network has this transaction already.'],
  ] as const)(
    'does not claim that nothing was sent when the wallet failed without an answer: %s',
    async (error, title, text) => {
      const { view, send } = await show({ name: 'failed', sent, error })
      send.set({ openRequest: uncertain })
      await expect.element(view.getByRole('heading', { name: title })).toBeVisible()
      await expect.element(view.getByText(text)).toBeVisible()
      await expect.element(view.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    },
  )

  it('leads to the activity when it is not known whether it was sent', async () => {
    const { kit, view, send, viewName } = await show({ name: 'failed', sent, error: 'rpc/internal' })
    send.set({ openRequest: uncertain })
    await view.getByRole('button', { name: 'Activity' }).click()
    expect(viewName()).toBe('Account')
    expect(send.calls).toEqual(['reset'])
    expect(accountTabs[accountOf(kit.store.get()).currentTab]).toBe('activity')
  })

  it('leads back to the review when the site shows no activity', async () => {
    const { view, send, viewName } = await show({ name: 'failed', sent, error: 'rpc/internal' }, { history: false })
    send.set({ openRequest: uncertain })
    await view.getByRole('button', { name: 'Back' }).click()
    expect(viewName()).toBe('WalletSendPreview')
    expect(send.calls).toEqual(['cancel'])
  })

  it('says that nothing was sent when a request of another tab was first', async () => {
    const { view, send } = await show({ name: 'failed', sent, error: 'send/request-open' })
    send.set({
      openRequest: { ...sent, id: 'a', timestamp: 0, isHere: false, isUncertain: false, canDismiss: false },
    })
    await expect.element(view.getByRole('heading', { name: 'Nothing was sent' })).toBeVisible()
  })

  it('says that nothing was sent when the visitor declined, whatever became of an earlier request', async () => {
    const { view, send } = await show({ name: 'failed', sent, error: 'rpc/user-rejected' })
    send.set({ openRequest: uncertain })
    await expect.element(view.getByText('You declined in the wallet. Nothing was sent.')).toBeVisible()
    await expect.element(view.getByRole('heading', { name: 'Declined' })).toBeVisible()
  })

  it.each([
    ['rpc/user-rejected', 'Declined', 'You declined in the wallet. Nothing was sent.'],
    ['rpc/internal', 'Nothing was sent', 'The wallet ran into a problem.'],
  ] as const)('error: %s', async (error, title, text) => {
    const { view, viewName } = await show({ name: 'failed', sent, error })
    await expect.element(view.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(view.getByText(text)).toBeVisible()
    await view.getByRole('button', { name: 'Try again' }).click()
    expect(viewName()).toBe('WalletSendPreview')
  })
})
