import { currentView } from '@portico/core/views'
import { fakeAdapter, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { AccountView } from './AccountView.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function startConnected(adapter = fakeAdapter({ addresses: [address] })) {
  const test = await startTestPortico({ adapter })
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  return { ...test, view: renderView(test.kit, <AccountView />) }
}

describe('AccountView', () => {
  it('[ACCOUNT-02] shortens the address to 4 and 6 characters, copies all of it, and links to the explorer', async () => {
    const { view, env } = await startConnected()
    const copy = view.getByRole('button', { name: address })
    await expect.element(copy).toHaveTextContent('0xf3…b92266')
    await copy.click()
    expect(env.copied).toEqual([address])
    const explorer = view.getByRole('link', { name: 'Block Explorer' })
    await expect.element(explorer).toHaveAttribute('href', `http://explorer.test/address/${address}`)
  })

  it('shows three decimals of the balance, and all of them on demand', async () => {
    const adapter = fakeAdapter({ addresses: [address] })
    adapter.balance.answer({ balance: '1204.87654321', symbol: 'ETH' })
    const { view } = await startConnected(adapter)
    await expect.element(view.getByTitle('1204.87654321 ETH')).toHaveTextContent('Balance 1,204.876 ETH')
  })

  it('shows that the balance is loading: zero would be a lie', async () => {
    const adapter = fakeAdapter({ addresses: [address] })
    adapter.balance.hold()
    const { kit } = await startTestPortico({ adapter })
    const connecting = kit.actions.connect({ connector: adapter.connector('Alpha') })
    const view = renderView(kit, <AccountView />)
    await expect.element(view.getByText('Balance', { exact: true })).toBeInTheDocument()
    expect(view.element().querySelector('[aria-busy="true"]')?.textContent).toBe('Balance ')
    adapter.balance.last().resolve({ balance: '1.5', symbol: 'ETH' })
    await connecting
    await expect.element(view.getByText('1.500 ETH')).toBeVisible()
    expect(view.element().querySelector('[aria-busy="true"]')).toBe(null)
  })

  it('shows a dash for a balance that could not be read, and reads it again', async () => {
    const adapter = fakeAdapter({ addresses: [address] })
    adapter.balance.fail(new Error('no node'))
    const { view } = await startConnected(adapter)
    await expect.element(view.getByText('– ETH')).toBeVisible()
    adapter.balance.answer()
    await view.getByRole('button', { name: 'Try again' }).click()
    await expect.element(view.getByText('1.500 ETH')).toBeVisible()
    await expect.element(view.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('leads to the other accounts where there are any', async () => {
    const { view, kit } = await startConnected(fakeAdapter())
    await view.getByRole('button', { name: '2 accounts' }).click()
    expect(currentView(kit.store.get()).name).toBe('SwitchAddress')
  })

  it('says that it is disconnecting, and does it once', async () => {
    const adapter = fakeAdapter({ addresses: [address] })
    adapter.disconnect.hold()
    const { view, kit } = await startConnected(adapter)
    await view.getByRole('button', { name: 'Disconnect' }).click()
    const busy = view.getByRole('button', { name: 'Disconnecting' })
    await expect.element(busy).toHaveAttribute('aria-busy', 'true')
    await busy.click()
    expect(adapter.disconnect.calls).toHaveLength(1)
    adapter.disconnect.last().resolve()
    await expect.poll(() => kit.getIsConnectedState()).toBe(false)
  })
})
