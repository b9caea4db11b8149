import type { SendState } from '@portico/core/send'
import { currentView } from '@portico/core/views'
import { fakeAdapter, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { dollar, givenSend, me } from '../../../test/givenSend.js'
import { renderView } from '../../../test/renderView.js'
import { SendSelectTokenView } from './SendSelectTokenView.js'

async function show(change: Partial<SendState> = {}) {
  const adapter = fakeAdapter({ addresses: [me] })
  const test = await startTestPortico({ adapter })
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  for (const view of ['Account', 'WalletSend', 'WalletSendSelectToken'] as const) test.kit.actions.push(view)
  const send = givenSend(change)
  return { ...test, send, view: renderView(test.kit, <SendSelectTokenView send={send} />) }
}

describe('the tokens to send', () => {
  it('shows what there is and what it is worth, and chooses', async () => {
    const { view, send, kit } = await show()
    const row = (name: RegExp) => view.getByRole('button', { name })
    await expect.element(row(/Ether/)).toHaveTextContent('12.3456 ETH$37,037.04')
    await expect.element(row(/Ether/)).toHaveAttribute('aria-current', 'true')
    await row(/Portico Dollar/).click()
    expect(send.calls).toEqual([`setToken ${dollar.contract}`])
    expect(currentView(kit.store.get()).name).toBe('WalletSend')
  })

  it('searches by name, symbol and contract', async () => {
    const { view } = await show()
    const search = view.getByRole('searchbox', { name: 'Search token' })
    for (const text of ['dollar', 'PUSD', dollar.contract ?? '']) {
      await search.fill(text)
      await expect.element(view.getByRole('listitem')).toHaveTextContent('Portico Dollar')
    }
    await search.fill('nothing')
    await expect.element(view.getByText('No tokens found')).toBeVisible()
  })

  it('never shows a name that advertises', async () => {
    const { view } = await show({ tokens: [{ ...dollar, name: 'Claim at evil.com', symbol: 'EVIL.COM' }] })
    await expect.element(view.getByText('Unnamed token')).toBeVisible()
    await expect.element(view.getByText(/evil/i)).not.toBeInTheDocument()
  })
})
