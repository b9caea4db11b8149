import { fakeAdapter, fakeSiwx, startTestPortico, startTestSignIn, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { bitcoin, solana } from '../../networks/otherNetworks.js'

describe('another account, another chain', () => {
  it('[SIWX-01] an account without a session is asked for one', async () => {
    const { adapter, connect, sign, view, clock, siwx } = await startTestSignIn()
    await connect()
    await sign()
    adapter.emit({ type: 'accountsChanged', connectorId: 'test.alpha', accounts: adapter.accountsOf('0x9') })
    await clock.flush()
    expect([view(), siwx.message.last().parameters.accountAddress]).toEqual(['SIWXSignMessage', '0x9'])
  })
  it('changed while the wallet was asked: the late signature counts for nobody, the new account is asked', async () => {
    const { adapter, connect, part, view, clock, siwx, sign } = await startTestSignIn()
    await connect()
    adapter.signMessage.hold()
    const signing = (await part()).sign()
    adapter.emit({ type: 'accountsChanged', connectorId: 'test.alpha', accounts: adapter.accountsOf('0x9') })
    await clock.flush()
    adapter.signMessage.last().resolve()
    await signing
    await clock.flush()
    expect([siwx.sessions(), view()]).toEqual([[], 'SIWXSignMessage'])
    adapter.signMessage.answer()
    await sign()
    expect(siwx.sessions().map(({ data }) => data.accountAddress)).toEqual(['0x9'])
  })
  it('changed to an account that has a session: nothing is left to ask', async () => {
    const { adapter, connect, sign, view, clock, status } = await startTestSignIn()
    await connect()
    await sign()
    const emit = (...addresses: string[]) =>
      adapter.emit({ type: 'accountsChanged', connectorId: 'test.alpha', accounts: adapter.accountsOf(...addresses) })
    emit('0x9')
    await clock.flush()
    emit(...adapter.addresses)
    await clock.flush()
    expect([view(), status()]).toEqual(['closed', 'signedIn'])
  })
  it.each([
    ['once more', (address: string) => address],
    ['in another spelling', (address: string) => address.replace('0xab', '0xAB')],
  ])('the same account %s asks nothing', async (_case, spell) => {
    const adapter = fakeAdapter({ addresses: [`0x${'ab'.repeat(20)}`] })
    const { kit, connect, sign, view, clock, siwx, status } = await startTestSignIn({ adapter })
    await connect()
    await sign()
    const before = kit.getCaipAddress('eip155')
    const accounts = adapter.accountsOf(...adapter.addresses.map(spell))
    adapter.emit({ type: 'accountsChanged', connectorId: 'test.alpha', accounts })
    await clock.flush()
    expect([view(), status(), siwx.get.calls.length]).toEqual(['closed', 'signedIn', 1])
    expect(kit.getCaipAddress('eip155')).toBe(before)
  })
  it('an answer about the sessions of an account that is gone changes nothing', async () => {
    const { kit, adapter, siwx, status, view, clock } = await startTestSignIn()
    siwx.get.hold()
    const connecting = kit.actions.connect({ connector: adapter.connector('Alpha') })
    await clock.flush()
    adapter.emit({ type: 'disconnected', connectorId: 'test.alpha' })
    siwx.get.last().resolve([])
    await connecting
    expect([status(), view()]).toEqual([undefined, 'closed'])
  })
  it('the wallet leaves while it is asked: the view closes', async () => {
    const { adapter, connect, view, status, kit } = await startTestSignIn()
    await connect()
    adapter.emit({ type: 'disconnected', connectorId: 'test.alpha' })
    expect([view(), status(), kit.getIsConnectedState()]).toEqual(['closed', undefined, false])
  })
})

describe('reload', () => {
  it('[SIWX-01] with a session asks nothing', async () => {
    const first = await startTestSignIn()
    await first.connect()
    await first.sign()
    const { kit, clock } = await startTestPortico({
      options: { siwx: first.siwx },
      env: { memory: first.memory },
    })
    await clock.flush()
    expect([kit.isOpen(), kit.store.get().signIn?.status]).toEqual([false, 'signedIn'])
    expect(first.siwx.message.calls).toHaveLength(1)
  })
  it('[SIWX-05] without one: required asks again, optional leaves the visitor alone', async () => {
    for (const required of [true, false]) {
      const first = await startTestSignIn({ required })
      await first.connect()
      const { kit, clock } = await startTestPortico({
        options: { siwx: fakeSiwx({ required }) },
        env: { memory: first.memory },
      })
      await clock.flush()
      await clock.flush()
      expect([kit.isOpen(), kit.getIsConnectedState()]).toEqual([required, true])
    }
  })
})

describe('when nobody can tell', () => {
  it("[SIWX-08] 'A problem occurred while trying initialize authentication', disconnected, back at Connect", async () => {
    const { kit, adapter, siwx, view, toast } = await startTestSignIn()
    siwx.get.fail(new Error('no server'))
    await kit.open()
    await expect(kit.actions.connect({ connector: adapter.connector('Alpha') })).rejects.toMatchObject({
      code: 'siwx/initialize-failed',
    })
    expect(toast()).toBe('A problem occurred while trying initialize authentication')
    expect([view(), kit.getIsConnectedState()]).toEqual(['Connect', false])
  })
  it('[SIWX-08] also when the answer never comes', async () => {
    const { kit, adapter, siwx, view, clock } = await startTestSignIn()
    siwx.get.hold()
    await kit.open()
    const connecting = kit.actions.connect({ connector: adapter.connector('Alpha') }).catch((error) => error.code)
    await clock.advance(15_000)
    expect([await connecting, view()]).toEqual(['siwx/initialize-failed', 'Connect'])
  })
  it('at a reload nothing pops up: required disconnects, optional stays', async () => {
    for (const required of [true, false]) {
      const first = await startTestSignIn({ required })
      await first.connect()
      const siwx = fakeSiwx({ required })
      siwx.get.fail(new Error('no server'))
      const { kit, clock } = await startTestPortico({ options: { siwx }, env: { memory: first.memory } })
      await clock.flush()
      await clock.flush()
      expect([kit.isOpen(), kit.getIsConnectedState()]).toEqual([false, !required])
    }
  })
})

describe('signing out', () => {
  it('a disconnect ends the sessions', async () => {
    const { kit, connect, sign, siwx } = await startTestSignIn()
    await connect()
    await sign()
    await kit.disconnect()
    expect(siwx.sessions()).toEqual([])
  })
  it('signOutOnDisconnect: false keeps them', async () => {
    const { kit, connect, sign, siwx } = await startTestSignIn({ signOutOnDisconnect: false })
    await connect()
    await sign()
    await kit.disconnect()
    expect(siwx.sessions()).toHaveLength(1)
  })
  it('optional: the account stays; required: it goes', async () => {
    for (const required of [true, false]) {
      const { kit, connect, sign, siwx, part, view } = await startTestSignIn({ required })
      await connect()
      await sign()
      await (await part()).signOut()
      expect([siwx.sessions(), kit.getIsConnectedState(), view()]).toEqual([[], !required, 'closed'])
    }
  })
})

it('[ERR-02~] without an account: No ActiveCaipAddress found', async () => {
  const { part } = await startTestSignIn()
  await expect((await part()).sign()).rejects.toMatchObject({ shortMessage: 'No ActiveCaipAddress found' })
  await expect((await part()).start()).rejects.toMatchObject({ shortMessage: 'No ActiveCaipAddress found' })
})

describe('[SIWX-09] other namespaces', () => {
  it.each([
    ['solana', solana, '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    ['bip122', bitcoin, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ] as const)('%s is asked and signs', async (namespace, network, address) => {
    const adapter = fakeAdapter({ namespace, addresses: [address] })
    const { connect, sign, siwx, view } = await startTestSignIn({
      adapter,
      options: { networks: [network, ...testNetworks], adapters: [adapter] },
    })
    await connect()
    expect(view()).toBe('SIWXSignMessage')
    await sign()
    expect(siwx.sessions().map(({ data }) => [data.chainId, data.accountAddress])).toEqual([
      [network.caipNetworkId, address],
    ])
  })
  it('ending one namespace of a session that two share ends the sign-in of both', async () => {
    const evm = fakeAdapter()
    const other = fakeAdapter({ namespace: 'solana', addresses: ['So1'] })
    const { kit, connect, sign, siwx, clock } = await startTestSignIn({
      adapter: evm,
      options: { adapters: [evm, other], networks: [...testNetworks, solana] },
    })
    const shared = [evm, other].map((each) => ({ ...each.connectionOf(each.connector('Alpha').id), session: 'shared' }))
    if (shared[0]) evm.connect.answer(shared[0])
    if (shared[1]) other.connect.answer(shared[1])
    await connect()
    await sign()
    await kit.actions.connect({ connector: other.connector('Alpha') })
    await clock.flush()
    await sign()
    expect(siwx.sessions()).toHaveLength(2)
    await kit.disconnect('eip155')
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([undefined, undefined])
    expect(siwx.sessions()).toEqual([])
  })
  it('of two connected namespaces the one in use is asked, and ending one leaves the session of the other', async () => {
    const evm = fakeAdapter()
    const other = fakeAdapter({ namespace: 'solana', addresses: ['So1'] })
    const { kit, connect, sign, siwx, clock } = await startTestSignIn({
      adapter: evm,
      options: { adapters: [evm, other], networks: [...testNetworks, solana] },
    })
    await connect()
    await sign()
    await kit.actions.connect({ connector: other.connector('Alpha') })
    await clock.flush()
    await sign()
    expect(siwx.sessions().map(({ data }) => data.chainId)).toEqual(['eip155:31337', solana.caipNetworkId])
    await kit.disconnect('solana')
    expect(siwx.sessions().map(({ data }) => data.chainId)).toEqual(['eip155:31337'])
  })
})
