import { startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import type { PorticoOptions } from '../config/options.js'
import { currentView } from '../state/selectors.js'

async function start(options: Partial<PorticoOptions> = {}) {
  const test = await startTestPortico({ options })
  const { kit, adapter } = test
  const alpha = adapter.connector('Alpha')
  const beta = adapter.connector('Beta')
  /** Connects and gives the code of the failure, or 'connected'. */
  const connect = (connector = alpha): Promise<string> =>
    kit.actions.connect({ connector }).then(
      () => 'connected',
      (error) => error.code,
    )
  const status = () => kit.getAccount('eip155').status
  return { ...test, alpha, beta, connect, status, view: () => currentView(kit.store.get()).name }
}

describe('connecting', () => {
  it('[STATE-01] the status goes from disconnected over connecting to connected', async () => {
    const { kit, connect, status } = await start()
    const seen: string[] = [status()]
    kit.subscribeAccount((account) => account.status !== seen.at(-1) && seen.push(account.status), 'eip155')
    await connect()
    expect(seen).toEqual(['disconnected', 'connecting', 'connected'])
  })
  it('[STATE-04] connected comes with the accounts, never before them', async () => {
    const { kit, adapter, connect, clock, status } = await start()
    const seen: string[] = []
    kit.subscribeAccount(({ status: now, allAccounts }) => seen.push(`${now} ${allAccounts.length}`), 'eip155')
    adapter.connect.hold()
    const connecting = connect()
    await clock.advance(60_000)
    expect(status()).toBe('connecting')
    adapter.connect.last().resolve()
    expect(await connecting).toBe('connected')
    expect([...new Set(seen)]).toEqual(['connecting 0', 'connected 2'])
    expect(kit.getAccount()).toMatchObject({
      address: adapter.addresses[0],
      caipAddress: `eip155:31337:${adapter.addresses[0]}`,
      addressExplorerUrl: `http://explorer.test/address/${adapter.addresses[0]}`,
      connectedWalletInfo: { name: 'Alpha' },
    })
    expect(kit.getProvider('eip155')).toBeDefined()
    expect(kit.getProviderType('eip155')).toBe('ANNOUNCED')
    expect(kit.getIsConnectedState()).toBe(true)
  })
  it('[CONNECT-12] shows the wallet while it waits, and closes when it is connected', async () => {
    const { kit, adapter, connect, view } = await start()
    await kit.open()
    adapter.connect.hold()
    const connecting = connect()
    expect(view()).toBe('ConnectingExternal')
    expect(kit.store.get().attempt).toMatchObject({ status: 'pending', connector: { name: 'Alpha' } })
    adapter.connect.last().resolve()
    await connecting
    expect(kit.isOpen()).toBe(false)
    expect(kit.store.get().attempt).toBeUndefined()
  })
  it('[CONNECT-12] a refusal is an error with a working retry', async () => {
    const { kit, adapter, connect, status, view } = await start()
    await kit.open()
    adapter.connect.fail({ code: 4001, message: 'User rejected' })
    expect(await connect()).toBe('rpc/user-rejected')
    expect(kit.store.get().attempt).toMatchObject({ status: 'failed', error: 'rpc/user-rejected' })
    expect([view(), status(), kit.isOpen()]).toEqual(['ConnectingExternal', 'disconnected', true])
    adapter.connect.answer()
    expect(await connect()).toBe('connected')
    expect(status()).toBe('connected')
  })
  it('tells the host what happened, in order', async () => {
    const { kit, adapter, connect } = await start()
    const events: string[] = []
    kit.subscribeEvents(({ data }) => events.push(data.event))
    await kit.open()
    adapter.connect.fail({ code: 4001 })
    await connect()
    adapter.connect.answer()
    await connect()
    expect(events).toEqual([
      'MODAL_OPEN',
      'SELECT_WALLET',
      'CONNECT_ERROR',
      'SELECT_WALLET',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
    ])
  })
  it('a wallet of a namespace without an adapter is refused', async () => {
    const { connect, alpha } = await start()
    expect(await connect({ ...alpha, chain: 'solana' })).toBe('adapter/not-found')
  })
})

describe('what a wallet throws', () => {
  const trap = (): never => {
    throw new RangeError('trap')
  }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  it.each([
    ['nothing', undefined],
    ['text', 'no'],
    ['a number', 4001],
    ['an error with a throwing message', Object.defineProperty({}, 'message', { get: trap })],
    ['an error with a throwing code', Object.defineProperty({}, 'code', { get: trap })],
    ['a proxy that throws at everything', new Proxy({}, { get: trap, getPrototypeOf: trap, has: trap })],
    ['a revoked proxy', proxy],
  ])('%s becomes an error of ours, and the visitor can try again', async (_case, thrown) => {
    const { kit, adapter, connect, status } = await start()
    await kit.open()
    adapter.connect.fail(thrown)
    expect(await connect()).toBe('unknown')
    expect([status(), kit.store.get().attempt?.status]).toEqual(['disconnected', 'failed'])
    adapter.connect.answer()
    expect(await connect()).toBe('connected')
  })
})

describe('the legal box', () => {
  const legal = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://site.test/terms' }
  it('[CFG-12] with legalCheckbox on nothing can be connected until the box is ticked', async () => {
    const { kit, adapter, connect } = await start(legal)
    expect(await connect()).toBe('connect/legal-not-accepted')
    expect(adapter.connect.calls).toEqual([])
    kit.actions.acceptLegal(true)
    expect(await connect()).toBe('connected')
  })
  it('[CFG-12] clearing the box locks again, and privacyPolicyUrl alone locks too', async () => {
    const { kit, connect } = await start({ features: { legalCheckbox: true }, privacyPolicyUrl: 'https://site.test/p' })
    kit.actions.acceptLegal(true)
    kit.actions.acceptLegal(false)
    expect(await connect()).toBe('connect/legal-not-accepted')
  })
  it('[CFG-12] without legalCheckbox the links alone lock nothing', async () => {
    const { kit, connect } = await start({ ...legal, features: {} })
    expect(await connect()).toBe('connected')
    expect(kit.store.get().options.termsConditionsUrl).toBe('https://site.test/terms')
  })
})

describe('one wallet after another', () => {
  it('[STATE-01] the second supersedes the first, and the status stays connecting', async () => {
    const { kit, adapter, connect, alpha, beta, clock, status } = await start()
    adapter.connect.hold()
    const first = connect(alpha)
    const second = connect(beta)
    expect(await first).toBe('connect/abandoned')
    await clock.flush()
    expect(status()).toBe('connecting')
    adapter.connect.calls[0]?.resolve()
    await clock.flush()
    expect(status()).toBe('connecting')
    adapter.connect.calls[1]?.resolve()
    expect(await second).toBe('connected')
    expect(kit.getWalletInfo()?.name).toBe('Beta')
  })
  it('a connected wallet stays connected while another is asked, and when that one refuses', async () => {
    const { kit, adapter, connect, beta, status } = await start()
    await connect()
    adapter.connect.hold()
    const second = connect(beta)
    expect([status(), kit.getWalletInfo()?.name]).toEqual(['connected', 'Alpha'])
    adapter.connect.last().reject({ code: 4001 })
    expect(await second).toBe('rpc/user-rejected')
    expect([status(), kit.getWalletInfo()?.name]).toEqual(['connected', 'Alpha'])
  })
})
