import { fakeAdapter, fakeSiwx, startTestPortico, startTestSignIn, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { connectionLimits } from '../connections/connectionLimits.js'
import { solana } from '../networks/otherNetworks.js'
import type { Store } from '../state/createStore.js'
import { initialAccount, setAccount } from '../state/slices/accounts.js'
import type { State } from '../state/state.js'

async function connected() {
  const evm = fakeAdapter()
  const other = fakeAdapter({ namespace: 'solana', addresses: ['So1'] })
  const test = await startTestPortico({
    adapter: evm,
    options: { adapters: [evm, other], networks: [...testNetworks, solana] },
  })
  await test.kit.actions.connect({ connector: other.connector('Alpha') })
  await test.kit.actions.connect({ connector: evm.connector('Alpha') })
  const events: unknown[] = []
  test.kit.subscribeEvents(({ data }) => events.push(data))
  return {
    ...test,
    evm,
    other,
    events,
    failed: (work: Promise<void>) =>
      work.then(
        () => undefined,
        (error) => error,
      ),
  }
}

describe('disconnecting', () => {
  it('[STATE-05] resets provider, user and wallet info and sets disconnected', async () => {
    const { kit, evm } = await connected()
    // Written by the connection of an embedded wallet; here by hand.
    const store = kit.store as Store<State>
    store.update((state) => setAccount(state, 'eip155', { user: { email: 'ada@site.test', userName: 'ada' } }))
    expect(kit.getAccount('eip155').user).toEqual({ email: 'ada@site.test', userName: 'ada' })
    expect(kit.getWalletInfo('eip155')).toBeDefined()
    expect(kit.getProvider('eip155')).toBeDefined()
    await kit.disconnect()
    expect(evm.disconnect.calls).toHaveLength(1)
    expect(kit.getProvider('eip155')).toBeUndefined()
    expect(kit.getProviderType('eip155')).toBeUndefined()
    expect(kit.getWalletInfo('eip155')).toBeUndefined()
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'disconnected', user: undefined })
    expect(kit.getIsConnectedState()).toBe(false)
  })
  it('[STATE-09] clears address, balance, profile, tokens, account list and smart-account flag', async () => {
    const { kit } = await connected()
    expect(kit.getAccount('eip155')).toMatchObject({ balance: '1.5', allAccounts: [{}, {}] })
    await kit.disconnect()
    expect(kit.getAccount('eip155')).toEqual(initialAccount)
    expect(initialAccount).toMatchObject({
      address: undefined,
      caipAddress: undefined,
      balance: undefined,
      balanceSymbol: undefined,
      profileName: undefined,
      profileImage: undefined,
      tokenBalance: [],
      allAccounts: [],
      smartAccountDeployed: false,
      status: 'disconnected',
    })
  })
  it('[STATE-06] loading on, the chain disconnected, loading off, the namespace filter cleared, the modal closed', async () => {
    const { kit, evm, clock } = await connected()
    await kit.open({ namespace: 'eip155', view: 'Account' })
    evm.disconnect.hold()
    const work = kit.disconnect('eip155')
    await clock.flush()
    expect(kit.store.get()).toMatchObject({ modal: { loading: true }, namespaceFilter: 'eip155' })
    expect(kit.getAccount('eip155').status).toBe('connected')
    evm.disconnect.last().resolve()
    await work
    expect(kit.store.get()).toMatchObject({ modal: { loading: false, open: false }, namespaceFilter: undefined })
  })
  it('[STATE-06] in this order: loading on, sessions cleared, the chain disconnected, loading off, the filter cleared', async () => {
    const kept = fakeSiwx()
    const gate = { open: (): void => {} }
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    const siwx = {
      ...kept,
      revokeSession: (...parameters: Parameters<typeof kept.revokeSession>) =>
        opened.then(() => kept.revokeSession(...parameters)),
      setSessions: (...parameters: Parameters<typeof kept.setSessions>) =>
        opened.then(() => kept.setSessions(...parameters)),
    }
    const { kit, connect, sign, adapter, clock } = await startTestSignIn({ options: { siwx } })
    await connect()
    await sign()
    await kit.open({ namespace: 'eip155', view: 'Account' })
    const steps: string[] = []
    kit.store.select(
      ({ modal }) => modal.loading,
      (loading) => steps.push(loading ? 'loading on' : 'loading off'),
    )
    kit.store.select(
      ({ namespaceFilter }) => namespaceFilter,
      () => steps.push('filter cleared'),
    )
    adapter.disconnect.hold()
    const work = kit.disconnect('eip155')
    await clock.flush()
    expect([steps, kept.sessions().length, adapter.disconnect.calls.length]).toEqual([['loading on'], 1, 0])
    gate.open()
    await clock.flush()
    expect([steps, kept.sessions().length, adapter.disconnect.calls.length]).toEqual([['loading on'], 0, 1])
    adapter.disconnect.last().resolve()
    await work
    expect(steps).toEqual(['loading on', 'loading off', 'filter cleared'])
  })
  it('[STATE-06] a wallet that never answers: loading off, nothing connected, the modal closed', async () => {
    const { kit, evm, memory, clock, events } = await connected()
    await kit.open({ view: 'Account' })
    evm.disconnect.hold()
    const work = kit.disconnect()
    await clock.advance(connectionLimits.silentEnd)
    await work
    expect(kit.store.get()).toMatchObject({ modal: { loading: false, open: false } })
    expect([kit.getIsConnectedState(), kit.getProvider('eip155')]).toEqual([false, undefined])
    expect(memory.entries()['@portico/connection_status']).toBe('disconnected')
    expect(events).toContainEqual({ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'solana' } })
  })
  it('[STATE-06] a namespace alone leaves the others alone', async () => {
    const { kit, evm, other, events } = await connected()
    await kit.disconnect('eip155')
    expect([evm.disconnect.calls.length, other.disconnect.calls.length]).toEqual([1, 0])
    expect(kit.getAddress('solana')).toBe('So1')
    expect(events).toContainEqual({ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'eip155' } })
  })
  it('a reload does not bring it back', async () => {
    const { kit, memory } = await connected()
    await kit.disconnect()
    const { adapter } = await startTestPortico({ env: { memory } })
    expect(adapter.reconnect.calls).toEqual([])
    expect(memory.entries()['@portico/connection_status']).toBe('disconnected')
  })
  it('works twice and without a connection', async () => {
    const { kit, evm } = await connected()
    await kit.disconnect()
    await kit.disconnect()
    expect(evm.disconnect.calls).toHaveLength(1)
  })
})

describe('a wallet that is chosen while another is still being told', () => {
  async function ending(isOpen: boolean) {
    const test = await startTestPortico()
    const { kit, adapter } = test
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    if (isOpen) await kit.open({ view: 'Account' })
    adapter.disconnect.hold()
    const ended = kit.disconnect()
    const connect = (name: string): Promise<string> =>
      kit.actions.connect({ connector: adapter.connector(name) }).then(
        () => 'connected',
        (error) => error.code,
      )
    return { ...test, ended, connect }
  }
  it.each(['Alpha', 'Beta'])('connects without the modal (%s)', async (name) => {
    const { kit, adapter, ended, connect } = await ending(false)
    const connecting = connect(name)
    adapter.disconnect.last().resolve()
    await ended
    expect(await connecting).toBe('connected')
    expect(kit.getWalletInfo()?.name).toBe(name)
  })
  it('keeps its screen, and connects when its prompt is approved', async () => {
    const { kit, adapter, ended, connect, clock } = await ending(true)
    await kit.open({ view: 'Connect' })
    adapter.connect.hold()
    const connecting = connect('Beta')
    await clock.flush()
    adapter.disconnect.last().resolve()
    await ended
    expect([kit.isOpen(), kit.store.get().attempt?.status]).toEqual([true, 'pending'])
    adapter.connect.last().resolve()
    expect(await connecting).toBe('connected')
    expect([kit.isOpen(), kit.getWalletInfo()?.name]).toEqual([false, 'Beta'])
  })
  it('keeps its screen also after it has declined', async () => {
    const { kit, adapter, ended, connect } = await ending(true)
    await kit.open({ view: 'Connect' })
    adapter.connect.fail({ code: 4001 })
    expect(await connect('Beta')).toBe('rpc/user-rejected')
    adapter.disconnect.last().resolve()
    await ended
    expect([kit.isOpen(), kit.store.get().attempt?.status]).toEqual([true, 'failed'])
  })
})

describe('a failure', () => {
  it("[STATE-06] [ERR-02~] says 'Failed to disconnect', keeps nothing connected and ends the loading", async () => {
    const { kit, evm, failed } = await connected()
    evm.disconnect.fail(new Error('port closed'))
    const error = await failed(kit.disconnect('eip155'))
    expect(error).toMatchObject({ code: 'disconnect/failed', shortMessage: 'Failed to disconnect' })
    expect(error.message).toMatch(/^Failed to disconnect/)
    expect(kit.getAccount('eip155')).toEqual(initialAccount)
    expect(kit.store.get().modal.loading).toBe(false)
  })
  it('[STATE-08] several are reported together as one disconnect-error event', async () => {
    const { kit, evm, other, events, failed } = await connected()
    evm.disconnect.fail({ code: 4900 })
    other.disconnect.fail({ code: 4100 })
    expect(await failed(kit.disconnect())).toMatchObject({ code: 'disconnect/failed' })
    const errors = events.filter((data) => (data as { event: string }).event === 'DISCONNECT_ERROR')
    expect(errors).toEqual([
      {
        event: 'DISCONNECT_ERROR',
        properties: { message: 'The wallet has not allowed this. The wallet is disconnected from all chains.' },
      },
    ])
    expect(events).not.toContainEqual(expect.objectContaining({ event: 'DISCONNECT_SUCCESS' }))
    expect(kit.getIsConnectedState()).toBe(false)
  })
})
