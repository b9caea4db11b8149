import { sampleToken } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../../test/renderView.js'
import { startAccount } from '../../../../test/startAccount.js'
import { AccountTabs } from '../parts/AccountTabs.js'

const token = (name: string, changes: Parameters<typeof sampleToken>[0] = {}) =>
  sampleToken({ name, symbol: name.toUpperCase().slice(0, 4), address: `eip155:31337:${name}`, ...changes })

async function show(balance: unknown) {
  const test = await startAccount({ answers: { balance } })
  return { ...test, view: renderView(test.kit, <AccountTabs />) }
}

describe('the tokens', () => {
  it('[ACCOUNT-03] each has its amount, cut to four decimals, and its worth with two', async () => {
    const { view } = await show({
      balances: [token('Coin', { quantity: { decimals: '18', numeric: '1234.56789' }, price: 2, value: 2469.135 })],
    })
    const item = view.getByRole('listitem').filter({ hasText: 'Coin' })
    await expect.element(item).toHaveTextContent('1,234.5678 COIN')
    await expect.element(item).toHaveTextContent('$2,469.14')
    await expect.element(view.getByTitle('Coin: 1234.56789 COIN · $2,469.14')).toBeVisible()
  })

  it('the dearest is first; a price that nobody knows is a dash, and dust says that it is there', async () => {
    const { view } = await show({
      balances: [
        token('Unpriced', { price: 0, value: undefined }),
        token('Dust', { price: 1, value: undefined, quantity: { decimals: '18', numeric: '0.00000001' } }),
        token('Gold', { price: 5, value: 500 }),
      ],
    })
    const items = view.getByRole('listitem')
    await expect.element(items.nth(0)).toHaveTextContent('Gold')
    await expect.element(items.nth(1)).toHaveTextContent('<0.0001 DUST<$0.01')
    await expect.element(items.nth(2)).toHaveTextContent('–no known price')
  })

  it('renders what can be seen of two hundred', async () => {
    const balances = Array.from({ length: 200 }, (_, n) => token(`Token${n}`, { value: 1000 - n, price: 1 }))
    const { view } = await show({ balances })
    await expect.element(view.getByText('Token0', { exact: true })).toBeVisible()
    expect(view.getByRole('listitem').elements().length).toBeLessThan(30)
  })

  it('folds away a gift that wants something, and never shows what it is called', async () => {
    const { view } = await show({
      balances: [sampleToken(), token('Claim at evil.com', { symbol: 'EVIL.COM', price: 0, value: undefined })],
    })
    await expect.element(view.getByText('Ether')).toBeVisible()
    await expect.element(view.getByText('Unnamed token')).not.toBeVisible()
    await view.getByText('Hidden (1)').click()
    await expect.element(view.getByText('Unnamed token')).toBeVisible()
    await expect.element(view.getByText(/evil/i)).not.toBeInTheDocument()
  })

  it('[BAL-04] counts the seconds after a failure, then asks again', async () => {
    const { view, setAnswer, clock } = await show(() => new Response('{}', { status: 400 }))
    await expect.element(view.getByRole('alert')).toHaveTextContent('Tokens are not available')
    await expect.element(view.getByRole('button', { name: 'Try again in 30 s' })).toBeDisabled()
    await clock.advance(29_000)
    await expect.element(view.getByRole('button', { name: 'Try again in 1 s' })).toBeDisabled()
    setAnswer('balance', { balances: [sampleToken()] })
    await clock.advance(1_000)
    await view.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect.element(view.getByText('Ether')).toBeVisible()
  })

  it('says so when there is nothing', async () => {
    const { view } = await show({ balances: [] })
    await expect.element(view.getByText('No tokens yet')).toBeVisible()
  })
})
