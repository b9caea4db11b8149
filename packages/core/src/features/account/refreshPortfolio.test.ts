import {
  type FakeServerOptions,
  fakeAdapter,
  fakeServer,
  sampleToken,
  startTestPortico,
  testNetworks,
} from '@portico/testing'
import { describe, expect, it } from 'vitest'
import type { Capabilities } from '../../adapters/adapter.js'
import type { PorticoOptions } from '../../config/options.js'
import { formatUsd } from '../../utils/formatUsd.js'
import { totalValue } from '../../utils/portfolio.js'

const usdc = `0x${'c'.repeat(40)}`
const real = testNetworks.map((network) => ({ ...network, testnet: false }))
const usd = sampleToken({
  name: 'USD Coin',
  symbol: 'USDC',
  address: `eip155:31337:${usdc}`,
  price: 1,
  value: 12.5,
  quantity: { decimals: '6', numeric: '12.5' },
})

type Setup = {
  options?: Partial<PorticoOptions>
  server?: FakeServerOptions
  assets?: NonNullable<Capabilities['assets']>
}

async function start({ options, server: serverOptions, assets }: Setup = {}) {
  const server = fakeServer(serverOptions)
  server.answer('/v1/account', { balances: [sampleToken(), usd] })
  server.answer('/v1/identity', { name: null, avatar: null })
  const adapter = fakeAdapter()
  const withAssets = {
    ...adapter,
    create(context: Parameters<typeof adapter.create>[0]) {
      const made = adapter.create(context)
      return assets ? { ...made, capabilities: { ...made.capabilities, assets } } : made
    },
  }
  const test = await startTestPortico({
    adapter,
    env: { fetch: server.fetch },
    options: { networks: real, endpoint: 'https://kit.test', adapters: [withAssets], ...options },
  })
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  const asked = () => server.callsTo('/v1/account')
  return { ...test, adapter, server, asked, account: () => test.kit.getAccount('eip155') }
}

describe('the portfolio', () => {
  it('[BAL-01] [API-01~] comes from the balance call, with exactly its parameters, and brings the native balance', async () => {
    const { account, asked, adapter } = await start()
    expect(account()).toMatchObject({ balance: '1.5', balanceSymbol: 'ETH', balanceLoading: false })
    expect(account().tokenBalance.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toMatchObject({
      method: 'GET',
      path: `/v1/account/${adapter.addresses[0]}/balance`,
      query: { currency: 'usd', chainId: 'eip155:31337', projectId: 'test', st: 'portico' },
    })
    expect(asked()[0]?.query).not.toHaveProperty('forceUpdate')
    expect(adapter.balance.calls).toEqual([])
  })

  it('[BAL-01] a wallet that lists its assets is believed first', async () => {
    const { account, asked } = await start({
      assets: async () => [sampleToken({ quantity: { decimals: '18', numeric: '7' } })],
    })
    expect(account()).toMatchObject({ balance: '7', tokenBalance: [{ symbol: 'ETH' }] })
    expect(asked()).toEqual([])
  })

  it.each([
    ['offers none', async () => undefined],
    ['fails', async () => Promise.reject(new Error('locked'))],
  ])('[BAL-02] a wallet that %s leaves it to the server', async (_, assets) => {
    const { account, asked } = await start({ assets })
    expect(asked()).toHaveLength(1)
    expect(account().balance).toBe('1.5')
  })

  it('[BAL-03] drops tokens with zero decimals, and those of another chain', async () => {
    const { kit, server, account } = await start()
    const whole = sampleToken({
      symbol: 'POAP',
      address: 'eip155:31337:0x1',
      quantity: { decimals: '0', numeric: '3' },
    })
    server.answer('/v1/account', {
      balances: [sampleToken(), whole, sampleToken({ symbol: 'X', chainId: 'eip155:1' })],
    })
    await kit.actions.refreshBalance({ force: true })
    expect(account().tokenBalance.map(({ symbol }) => symbol)).toEqual(['ETH'])
  })

  it("[BAL-04] [BAL-06] [ERR-02~] a failure says 'Token Balance Unavailable', leaves the chain's own answer, and locks for 30 s", async () => {
    const { kit, server, asked, account, clock, adapter } = await start()
    server.refuse('/v1/account', 400)
    await kit.actions.refreshBalance({ force: true })
    expect(kit.store.get().toast).toMatchObject({ open: true, message: 'Token Balance Unavailable', variant: 'error' })
    expect(account()).toMatchObject({ balance: '1.5', lastRetry: clock.now(), balanceLoading: false })
    expect(adapter.balance.calls).toHaveLength(1)
    const before = asked().length
    await clock.advance(29_999)
    await kit.actions.refreshBalance({ force: true })
    expect(asked()).toHaveLength(before)
    server.answer('/v1/account', { balances: [sampleToken({ quantity: { decimals: '18', numeric: '2' } })] })
    await clock.advance(1)
    await kit.actions.refreshBalance({ force: true })
    expect(asked()).toHaveLength(before + 1)
    expect(account()).toMatchObject({ balance: '2', lastRetry: undefined })
  })

  it('[BAL-06] [API-02~] a network the server does not know is asked nothing and says so', async () => {
    const { kit, asked, account } = await start({ server: { chains: ['eip155:1'] } })
    expect(asked()).toEqual([])
    expect(kit.store.get().toast.message).toBe('Token Balance Unavailable')
    expect(account()).toMatchObject({ balance: '1.5', tokenBalance: [] })
  })

  it.each([
    ['a network the server knows', { networks: real }, ['eip155:31337'], 1, '$3,012.50'],
    ['a network the server does not know', { networks: real }, ['eip155:1'], 0, '$0.00'],
    ['a testnet', { networks: testNetworks }, ['eip155:31337'], 0, '$0.00'],
  ])(
    "[BAL-05] [ACCOUNT-03] on %s: asked for only where it is supported and no testnet, else worth '0.00'",
    async (_, options, chains, times, total) => {
      const { asked, account } = await start({ options, server: { chains } })
      expect(asked()).toHaveLength(times)
      expect(formatUsd(totalValue(account().tokenBalance), 'en')).toBe(total)
    },
  )

  it('a testnet has no portfolio: nothing is asked, and no toast says so', async () => {
    const { kit, asked, server, account } = await start({ options: { networks: testNetworks } })
    expect(asked()).toEqual([])
    expect(server.callsTo('/v1/identity')).toEqual([])
    expect(kit.store.get().toast.open).toBe(false)
    expect(account()).toMatchObject({ tokenBalance: [], profileName: null, profileImage: null })
  })

  it('[BAL-07] [STORE-01~] is kept 30 s by address, with its timestamp, and found again by the next page', async () => {
    const { kit, asked, clock, memory, account } = await start()
    const kept = JSON.parse(memory.entries()['@portico/portfolio_cache'] ?? '{}')
    const { caipAddress } = account()
    expect(kept[caipAddress ?? '']).toMatchObject({
      caipAddress,
      timestamp: clock.now(),
      balance: { balances: [{ symbol: 'ETH' }, { symbol: 'USDC' }] },
    })
    expect(JSON.parse(memory.entries()['@portico/native_balance_cache'] ?? '{}')[caipAddress ?? '']).toMatchObject({
      balance: '1.5',
      symbol: 'ETH',
    })
    await clock.advance(29_999)
    await kit.actions.refreshBalance()
    expect(asked()).toHaveLength(1)
    await clock.advance(1)
    await kit.actions.refreshBalance()
    expect(asked()).toHaveLength(2)
  })

  it('[STORE-01~] a stored portfolio that nobody wrote is not believed', async () => {
    const { kit, asked, memory, account, clock } = await start()
    const { caipAddress = '' } = account()
    const lie = { caipAddress, timestamp: clock.now(), balance: { balances: [{ ...sampleToken(), price: 'free' }] } }
    memory.setItem('@portico/portfolio_cache', JSON.stringify({ [caipAddress]: lie }))
    await kit.actions.refreshBalance()
    expect(asked()).toHaveLength(2)
  })

  it('a portfolio too large to be read back is not kept', async () => {
    const { kit, server, memory, account } = await start()
    const many = Array.from({ length: 500 }, (_, n) => ({ ...usd, name: `Token ${n}`, address: `eip155:31337:0x${n}` }))
    server.answer('/v1/account', { balances: [sampleToken(), ...many] })
    await kit.actions.refreshBalance({ force: true })
    expect(account().tokenBalance).toHaveLength(501)
    expect(memory.entries()).not.toHaveProperty('@portico/portfolio_cache')
  })

  it('[BAL-08] asks once while an answer is on its way, and shows that it waits', async () => {
    const { kit, server, asked, account, clock } = await start()
    let answer: (value: unknown) => void = () => undefined
    server.answer(
      '/v1/account',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const forced = kit.actions.refreshBalance({ force: true })
    await expect.poll(asked).toHaveLength(2)
    expect(account().balanceLoading).toBe(true)
    await kit.actions.refreshBalance({ maxAge: 0 })
    expect(asked()).toHaveLength(2)
    answer({ balances: [sampleToken()] })
    await forced
    await clock.flush()
    expect(account().balanceLoading).toBe(false)
  })

  it('a forced look names the contracts that may have changed', async () => {
    const { kit, asked } = await start()
    await kit.actions.refreshBalance({ force: true })
    expect(asked()[1]?.query['forceUpdate']).toBe(`eip155:31337:${usdc}`)
  })

  it('is looked at again when the visitor comes back to the page, and never after the kit ended', async () => {
    const { kit, asked, clock, env } = await start()
    env.target.dispatchEvent(new Event('focus'))
    await clock.flush()
    expect(asked()).toHaveLength(1) // it is a moment old
    await clock.advance(2_000)
    env.target.dispatchEvent(new Event('focus'))
    await expect.poll(asked).toHaveLength(2)
    kit.destroy()
    expect(env.target.listenerCount()).toBe(0)
  })

  it('an answer for another address is dropped', async () => {
    const { kit, server, adapter, account, asked } = await start()
    const answers: ((value: unknown) => void)[] = []
    server.answer('/v1/account', () => new Promise((resolve) => answers.push(resolve)))
    const [one = '', two = ''] = adapter.addresses
    const first = kit.actions.refreshBalance({ force: true })
    await expect.poll(asked).toHaveLength(2)
    const second = kit.actions.switchAccount({ namespace: 'eip155', address: two })
    await expect.poll(asked).toHaveLength(3)
    answers[1]?.({ balances: [sampleToken({ quantity: { decimals: '18', numeric: '2' } })] })
    await second
    answers[0]?.({ balances: [sampleToken({ quantity: { decimals: '18', numeric: '99' } })] })
    await first
    expect(one).not.toBe(two)
    expect(account()).toMatchObject({ address: two, balance: '2', balanceLoading: false })
  })

  it('an address and a network that change together are asked for once', async () => {
    const { adapter, asked, account } = await start({ server: { chains: ['eip155:31337', 'eip155:31338'] } })
    const [, two = ''] = adapter.addresses
    adapter.emit({ type: 'accountsChanged', connectorId: 'test.alpha', accounts: adapter.accountsOf(two) })
    adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network: 'eip155:31338' })
    await expect.poll(() => account().balanceLoading || asked().length < 2).toBe(false)
    expect(
      asked()
        .slice(1)
        .map(({ path, query }) => `${path} ${query['chainId']}`),
    ).toEqual([`/v1/account/${two}/balance eip155:31338`])
  })

  it('[CFG-01~] `tokens` shows that token instead of the native one, whatever its letters', async () => {
    const tokens = { 'eip155:31337': { address: usdc.toUpperCase().replace('X', 'x') } } as const
    const { account } = await start({ options: { tokens } })
    expect(account()).toMatchObject({ balance: '12.5', balanceSymbol: 'USDC' })
  })

  it('[CFG-01~] [API-01~] `tokens` shows zero of a token that is not held, by the name that the price call gives it', async () => {
    const address = `0x${'d'.repeat(40)}`
    const { kit, server, account } = await start({ options: { tokens: { 'eip155:31337': { address } } } })
    expect(account()).toMatchObject({ balance: '1.5', balanceSymbol: 'ETH' }) // nobody knew its name
    server.answer('/v1/fungible/price', { fungibles: [{ address, name: 'Dai', symbol: 'DAI', price: 1 }] })
    await kit.actions.refreshBalance({ force: true })
    expect(account()).toMatchObject({ balance: '0', balanceSymbol: 'DAI' })
    expect(server.callsTo('/v1/fungible/price').at(-1)).toMatchObject({
      method: 'POST',
      body: { currency: 'usd', addresses: [`eip155:31337:${address}`], projectId: 'test' },
    })
  })
})
