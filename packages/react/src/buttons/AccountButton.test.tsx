import { fakeAdapter, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../test/renderView.js'
import { startAccount } from '../../test/startAccount.js'
import { AccountButton } from './AccountButton.js'

describe('AccountButton', () => {
  it('shows a dash for a balance that could not be read: zero would be a lie', async () => {
    const adapter = fakeAdapter()
    adapter.balance.fail(new Error('no node'))
    const { kit } = await startTestPortico({ adapter })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    const view = renderView(kit, <AccountButton />)
    await expect.element(view.getByText('–')).toBeVisible()
    adapter.balance.answer({ balance: '1204.5678', symbol: 'ETH' })
    await kit.actions.refreshBalance({ force: true })
    await expect.element(view.getByText('1,204.567 ETH')).toBeVisible()
  })

  it('says in which language its words are, in a page of another one', async () => {
    const { kit } = await startAccount({ options: { locale: 'de' } })
    const view = renderView(kit, <AccountButton />)
    await expect.element(view.getByRole('button')).toHaveAttribute('lang', 'de')
  })

  it('[ACCOUNT-04~] names the account, with 18 characters at most', async () => {
    const { kit } = await startAccount({ identity: { name: 'a-very-long-name.portico.eth', avatar: null } })
    const view = renderView(kit, <AccountButton />)
    await expect.element(view.getByText('a-very-long-name.p', { exact: true })).toBeVisible()
  })

  it("[CFG-01~] shows the token's balance that the site asks for", async () => {
    const address = `0x${'c'.repeat(40)}`
    const usdc = {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:31337',
      address: `eip155:31337:${address}`,
      price: 1,
      quantity: { decimals: '6', numeric: '12.5' },
      iconUrl: '',
    }
    const { kit } = await startAccount({
      answers: { balance: { balances: [usdc] } },
      options: { tokens: { 'eip155:31337': { address } } },
    })
    const view = renderView(kit, <AccountButton />)
    await expect.element(view.getByText('12.500 USDC')).toBeVisible()
  })

  it('says that the balance is loading', async () => {
    const adapter = fakeAdapter()
    adapter.balance.hold()
    const { kit } = await startTestPortico({ adapter })
    const connecting = kit.actions.connect({ connector: adapter.connector('Alpha') })
    const view = renderView(kit, <AccountButton />)
    await expect.element(view.getByRole('button', { name: /Loading balance/ })).toBeVisible()
    await expect.element(view.getByText('0.00')).not.toBeInTheDocument()
    expect(view.element().querySelector('[aria-busy="true"]')).not.toBe(null)
    adapter.balance.last().resolve({ balance: '1.5', symbol: 'ETH' })
    await connecting
    await expect.element(view.getByText('1.500 ETH')).toBeVisible()
    expect(view.element().querySelector('[aria-busy="true"]')).toBe(null)
  })

  it('a balance that nobody can read is not on its way for ever', async () => {
    const adapter = fakeAdapter({ capabilities: false })
    const { kit } = await startTestPortico({ adapter })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    const view = renderView(kit, <AccountButton />)
    await expect.element(view.getByRole('button', { name: /Balance unavailable/ })).toBeVisible()
  })

  it('does not cut an emoji of a name in half', async () => {
    const { kit } = await startAccount({ identity: { name: 'seventeen-letters👍🏽.portico.eth', avatar: null } })
    const view = renderView(kit, <AccountButton />)
    await expect.element(view.getByText('seventeen-letters👍🏽', { exact: true })).toBeVisible()
  })
})
