import { bitcoin } from '@portico/core'
import { fakeAdapter, fakeServer, sampleNft, sampleToken, sampleTransaction, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderView } from '../../../test/renderView.js'
import { type StartAccountParameters, startAccount } from '../../../test/startAccount.js'
import { AccountView } from './AccountView.js'

const answers = {
  balance: {
    balances: [
      sampleToken(),
      sampleToken({
        name: 'USD Coin',
        symbol: 'USDC',
        address: 'eip155:31337:0xc',
        price: 1,
        value: 12.5,
        quantity: { decimals: '6', numeric: '12.5' },
      }),
    ],
  },
  nfts: { data: [sampleNft()], next: null },
  history: { data: [sampleTransaction()], next: null },
}

async function show(parameters: StartAccountParameters = {}) {
  const test = await startAccount({ answers, ...parameters })
  return { ...test, view: renderView(test.kit, <AccountView />) }
}

describe('the account with a server', () => {
  it('[ACCOUNT-01] has the tabs Tokens, NFTs and Activity, each with its list', async () => {
    const { view, clock } = await show()
    await expect.element(view.getByRole('tab', { name: 'Tokens' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(view.getByRole('tabpanel', { name: 'Tokens' }).getByText('USD Coin')).toBeVisible()
    await view.getByRole('tab', { name: 'NFTs' }).click()
    await expect
      .poll(async () => {
        await clock.advance(0)
        return view.getByText('Tile 7').query() !== null
      })
      .toBe(true)
    await view.getByRole('tab', { name: 'Activity' }).click()
    await expect
      .poll(async () => {
        await clock.advance(0)
        return view.getByText('Sent').query() !== null
      })
      .toBe(true)
  })

  it('[ACCOUNT-01] remembers the tab, and moves between them with the arrows', async () => {
    const { view, kit } = await show()
    await view.getByRole('tab', { name: 'Tokens' }).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(view.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')
    expect(kit.getAccount().currentTab).toBe(1)
  })

  it('[ACCOUNT-03] shows the total with two decimals, cents apart, and the balance with three', async () => {
    const { view } = await show()
    await expect.element(view.getByText('Total value $3,012.50')).toBeVisible()
    await expect.element(view.getByText('.50', { exact: true })).toBeVisible()
    await expect.element(view.getByText('1.500 ETH')).toBeVisible()
  })

  it("[ACCOUNT-03] on a testnet there is the chain's own balance, and no total", async () => {
    const { kit, view } = await show({ options: { networks: [{ ...testnet, testnet: true }] } })
    await expect.element(view.getByText('1.500 ETH')).toBeVisible()
    await expect.element(view.getByText('No tokens yet')).toBeVisible()
    expect(kit.getAccount().tokenBalance).toEqual([])
  })

  it('[ACCOUNT-04~] shows the name, and the settings show it too', async () => {
    const { view } = await show({ identity: { name: 'alice.eth', avatar: null } })
    await expect.element(view.getByText('alice.eth')).toBeVisible()
  })

  it('[ACCOUNT-06~] no Activity where the site does not want it', async () => {
    const { view } = await show({ options: { features: { history: false } } })
    await expect.element(view.getByRole('tab', { name: 'NFTs' })).toBeVisible()
    await expect.element(view.getByRole('tab', { name: 'Activity' })).not.toBeInTheDocument()
  })

  it.each([
    [undefined, ['Receive', 'Send']],
    [
      ['send', 'receive'],
      ['Send', 'Receive'],
    ],
    [['send'], ['Send']],
  ] as const)('[CFG-04~] [CFG-11~] walletFeaturesOrder %j: the buttons are %j', async (walletFeaturesOrder, names) => {
    const { view } = await show({ options: { features: { walletFeaturesOrder } } })
    await expect.element(view.getByRole('button', { name: names[0], exact: true })).toBeVisible()
    const buttons = [...view.element().querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(buttons.filter((name) => name === 'Receive' || name === 'Send')).toEqual(names)
  })

  it('[ACCOUNT-06~] on Bitcoin there is nothing to send, and neither name nor activity is asked for', async () => {
    const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    const adapter = fakeAdapter({ namespace: 'bip122', addresses: [address] })
    const server = fakeServer()
    const { kit } = await startTestPortico({
      adapter,
      env: { fetch: server.fetch },
      options: { networks: [bitcoin], adapters: [adapter], endpoint: 'https://kit.test' },
    })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    const view = renderView(kit, <AccountView />)
    await expect.element(view.getByRole('button', { name: 'Receive' })).toBeVisible()
    await expect.element(view.getByRole('button', { name: 'Send' })).not.toBeInTheDocument()
    await expect.element(view.getByRole('tab', { name: 'Activity' })).not.toBeInTheDocument()
    expect(server.callsTo('/v1/identity')).toEqual([])
    expect(server.calls.filter(({ path }) => path.endsWith('/history'))).toEqual([])
  })

  it('without a server there are no tabs', async () => {
    const { view, server } = await show({ options: { endpoint: undefined } })
    await expect.element(view.getByText('1.500 ETH')).toBeVisible()
    await expect.element(view.getByRole('tab')).not.toBeInTheDocument()
    expect(server.calls).toEqual([])
  })

  it('asks every 10 s while it is seen, not in a hidden tab, and stops when the server says 503', async () => {
    const { kit, clock, env, server, view } = await show()
    const asked = () => server.callsTo('/v1/account').filter(({ path }) => path.endsWith('/balance')).length
    await expect.element(view.getByText('USD Coin')).toBeVisible()
    await kit.feature('account')
    await clock.advance(0)
    const before = asked()
    await clock.advance(10_000)
    await expect.poll(asked).toBe(before + 1)
    const document = { visibilityState: 'hidden' }
    Object.assign(env.target, { document })
    await clock.advance(100_000)
    expect(asked()).toBe(before + 1)
    document.visibilityState = 'visible'
    env.target.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(asked).toBe(before + 2)
    server.answer('/v1/account', () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } }))
    await expect
      .poll(async () => {
        await clock.advance(1_000)
        return kit.getAccount().lastRetry
      })
      .not.toBeUndefined()
    const last = asked()
    await clock.advance(300_000)
    expect(asked()).toBe(last)
  })

  it('says that the list is old when the server is gone, and heals when it is back', async () => {
    const { kit, clock, server, view } = await show()
    await expect.element(view.getByText('USD Coin')).toBeVisible()
    await kit.feature('account')
    server.stop()
    await expect
      .poll(async () => {
        await clock.advance(1_000)
        return view.getByText('Not up to date').query() !== null
      })
      .toBe(true)
    await expect.element(view.getByText('USD Coin')).toBeVisible()
    server.start()
    await expect
      .poll(async () => {
        await clock.advance(10_000)
        return view.getByText('Not up to date').query() === null
      })
      .toBe(true)
  })
})

const testnet = {
  id: 31337,
  name: 'Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
}
