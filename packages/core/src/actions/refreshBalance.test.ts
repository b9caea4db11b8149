import { fakeAdapter, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'

async function connected() {
  const test = await startTestPortico()
  await test.kit.actions.connect({ connector: test.adapter.connector('Alpha') })
  await test.clock.flush()
  return { ...test, account: () => test.kit.getAccount('eip155') }
}

describe('the balance', () => {
  it('[BAL-08] fetching sets a loading flag until the answer is there', async () => {
    const { kit, adapter, account, clock } = await connected()
    expect(account()).toMatchObject({ balance: '1.5', balanceSymbol: 'ETH', balanceLoading: false })
    adapter.balance.hold()
    const refreshing = kit.actions.refreshBalance({ force: true })
    await clock.flush()
    expect(account()).toMatchObject({ balance: '1.5', balanceLoading: true })
    adapter.balance.last().resolve({ balance: '2', symbol: 'ETH' })
    await refreshing
    expect(account()).toMatchObject({ balance: '2', balanceLoading: false })
  })
  it('[BAL-08] a failure ends the loading too, is logged and not thrown', async () => {
    const { kit, adapter, account, lines, clock } = await connected()
    adapter.balance.fail(new Error('node is down'))
    await kit.actions.refreshBalance({ force: true })
    expect(account()).toMatchObject({
      balance: undefined,
      balanceLoading: false,
      lastRetry: clock.now(),
      status: 'connected',
    })
    expect(lines()).toEqual(['Portico: the balance could not be read node is down'])
  })
  it('[BAL-08] the flag goes off also when the account changes meanwhile to one whose balance is kept', async () => {
    const { kit, adapter, account, clock } = await connected()
    const [one = '', two = ''] = adapter.addresses
    await kit.actions.switchAccount({ namespace: 'eip155', address: two })
    await kit.actions.switchAccount({ namespace: 'eip155', address: one })
    adapter.balance.hold()
    const refreshing = kit.actions.refreshBalance({ force: true })
    await clock.flush()
    expect(account().balanceLoading).toBe(true)
    await kit.actions.switchAccount({ namespace: 'eip155', address: two })
    expect(account()).toMatchObject({ address: two, balance: '1.5', balanceLoading: false })
    adapter.balance.last().resolve({ balance: '99', symbol: 'ETH' })
    await refreshing
    expect(account()).toMatchObject({ address: two, balance: '1.5', balanceLoading: false })
  })
  it('[BAL-08] the flag goes off also when the wallet moves to a chain the site did not ask for', async () => {
    const { kit, adapter, account, clock } = await connected()
    adapter.balance.hold()
    const refreshing = kit.actions.refreshBalance({ force: true })
    await clock.flush()
    adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network: 'eip155:999' })
    adapter.balance.last().resolve({ balance: '99', symbol: 'ETH' })
    await refreshing
    expect(account()).toMatchObject({ balance: undefined, balanceLoading: false })
  })
  it('is kept 30 s per address and chain', async () => {
    const { kit, adapter, clock } = await connected()
    expect(adapter.balance.calls).toHaveLength(1)
    await clock.advance(29_999)
    await kit.actions.refreshBalance()
    expect(adapter.balance.calls).toHaveLength(1)
    await clock.advance(1)
    await kit.actions.refreshBalance()
    expect(adapter.balance.calls).toHaveLength(2)
    await kit.switchNetwork('eip155:31338')
    expect(adapter.balance.last().parameters.network.id).toBe(31338)
  })
  it('a stored balance from the future is not believed', async () => {
    const { kit, adapter, clock, memory } = await connected()
    const kept = memory.entries()['@portico/native_balance_cache'] ?? ''
    memory.setItem(
      '@portico/native_balance_cache',
      kept.replace(String(clock.now()), String(clock.now() + 1e9)).replace('1.5', '777'),
    )
    await kit.actions.refreshBalance()
    expect(adapter.balance.calls).toHaveLength(2)
    expect(kit.getAccount().balance).toBe('1.5')
  })
  it('a chain that cannot tell has none, and nobody is asked without an account', async () => {
    const { kit, adapter } = await startTestPortico({ adapter: fakeAdapter({ capabilities: false }) })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    expect(kit.getAccount()).toMatchObject({ balance: undefined, balanceLoading: false })
    await expect(kit.signMessage('x')).rejects.toThrow('Unsupported chain')
    const lonely = await startTestPortico()
    await lonely.kit.actions.refreshBalance()
    expect(lonely.adapter.balance.calls).toEqual([])
  })
})
