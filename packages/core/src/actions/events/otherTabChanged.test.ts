import { createTestPortico, fakeAdapter, memoryStorage, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import type { PorticoOptions } from '../../config/options.js'

/** Two tabs of one site: their own pages and wallets' connections, one storage that tells them of each other. */
async function twoTabs(options: Partial<PorticoOptions> = {}) {
  const memory = memoryStorage()
  const open = () => startTestPortico({ env: { memory }, adapter: fakeAdapter(), options })
  const one = await open()
  const two = await open()
  const settle = async () => {
    await one.clock.flush()
    await two.clock.flush()
  }
  return { one, two, memory, settle }
}

describe('two tabs', () => {
  it('[STORE-04] connecting in one connects the other, without a prompt', async () => {
    const { one, two, settle } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    expect(two.kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: one.kit.getAddress() })
    expect(two.adapter.connect.calls).toEqual([])
  })
  it('[STORE-04] a tab that shows a refused attempt is connected too, and closing it disconnects nobody', async () => {
    const { one, two, settle } = await twoTabs()
    await two.kit.open()
    two.adapter.connect.fail({ code: 4001 })
    await two.kit.actions.connect({ connector: two.adapter.connector('Alpha') }).catch(() => undefined)
    expect(two.kit.store.get().attempt?.status).toBe('failed')
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    expect(two.kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: one.kit.getAddress() })
    two.kit.close()
    await settle()
    expect([one, two].map(({ kit }) => kit.getAccount('eip155').status)).toEqual(['connected', 'connected'])
    expect([...one.adapter.disconnect.calls, ...two.adapter.disconnect.calls]).toEqual([])
  })
  it('[STORE-04] disconnecting in one disconnects the other, and its open modal closes', async () => {
    const { one, two, settle } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    await two.kit.open()
    await one.kit.disconnect()
    await settle()
    expect(two.kit.getAccount('eip155')).toMatchObject({ status: 'disconnected', address: undefined })
    expect(two.kit.isOpen()).toBe(false)
    expect(two.adapter.disconnect.calls).toEqual([])
  })
  it('[STORE-04][MODAL-07] disconnecting in one leads the embedded modal of the other home', async () => {
    const { one, two, settle } = await twoTabs({ enableEmbedded: true })
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    two.kit.actions.push('AccountSettings')
    await one.kit.disconnect()
    await settle()
    expect(two.kit.store.get().router.stack).toEqual([{ name: 'Connect', data: undefined }])
  })
  it('[STORE-04] connecting again after a disconnect keeps both connected', async () => {
    const { one, two, settle, memory } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    await one.kit.disconnect()
    await settle()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    expect([one, two].map(({ kit }) => kit.getAccount('eip155').status)).toEqual(['connected', 'connected'])
    expect(memory.entries()['@portico/connection_status']).toBe('connected')
  })
  it('[STORE-04] another wallet in one is the wallet of both', async () => {
    const { one, two, settle } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    await two.kit.actions.connect({ connector: two.adapter.connector('Beta') })
    await settle()
    expect([one, two].map(({ kit }) => kit.getWalletInfo('eip155')?.name)).toEqual(['Beta', 'Beta'])
  })
  it('[STORE-04] another account in one is the account of both', async () => {
    const { one, two, settle } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    const address = one.adapter.addresses[1] ?? ''
    await one.kit.actions.switchAccount({ namespace: 'eip155', address })
    await settle()
    expect(two.kit.getAddress()).toBe(address)
  })
  it('[STORE-04] one of several that is ended in one is ended in both, the one in use stays', async () => {
    const { one, two, settle, memory } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await one.kit.actions.connect({ connector: one.adapter.connector('Beta'), keepOthers: true })
    await settle()
    const names = () => [one, two].map(({ kit }) => kit.getConnections('eip155').map(({ wallet }) => wallet.name))
    expect(names()).toEqual([
      ['Beta', 'Alpha'],
      ['Beta', 'Alpha'],
    ])
    const shown = two.kit.getConnections('eip155')[0]
    await one.kit.actions.disconnect({ connectionId: one.kit.getConnections('eip155')[1]?.id })
    await settle()
    expect(names()).toEqual([['Beta'], ['Beta']])
    expect(two.kit.getConnections('eip155')[0]).toBe(shown)
    expect(JSON.parse(memory.entries()['@portico/connections'] ?? '').eip155).toHaveLength(1)
  })
  it('[STORE-04] the network chosen in one is the network of both while no wallet says otherwise', async () => {
    const { one, two } = await twoTabs()
    await one.kit.switchNetwork('eip155:31338')
    expect(two.kit.getChainId()).toBe(31338)
  })
  it('[STORE-04] recent wallets are the same', async () => {
    const { one, two, settle } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Beta') })
    await settle()
    expect(two.kit.store.get().recentWallets.map(({ name }) => name)).toEqual(['Beta'])
  })
  it('[STORE-04] clearing the storage of the site disconnects', async () => {
    const { one, two, memory, settle } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    memory.clear()
    await settle()
    expect([one, two].map(({ kit }) => kit.getIsConnectedState())).toEqual([false, false])
  })
  it('[STORE-04] a tab that is still looking for its wallet follows too', async () => {
    const { one, memory, settle } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    const adapter = fakeAdapter()
    adapter.reconnect.hold()
    const late = await startTestPortico({ env: { memory }, adapter })
    expect(late.kit.getAccount('eip155').status).toBe('connecting')
    await one.kit.disconnect()
    adapter.reconnect.last().resolve()
    await settle()
    await late.clock.flush()
    expect(late.kit.getAccount('eip155').status).toBe('disconnected')
    expect(memory.entries()['@portico/connection_status']).toBe('disconnected')
    expect(one.kit.getIsConnectedState()).toBe(false)
  })
  it('[STORE-04] a tab that is still looking for the old wallet ends with the new one', async () => {
    const { one, memory, settle } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    const adapter = fakeAdapter()
    adapter.reconnect.hold()
    const late = await startTestPortico({ env: { memory }, adapter })
    await one.kit.actions.connect({ connector: one.adapter.connector('Beta') })
    await settle()
    expect(adapter.reconnect.calls.map(({ parameters }) => parameters.connectorId)).toEqual(['test.alpha', 'test.beta'])
    for (const call of adapter.reconnect.calls) call.resolve()
    await late.clock.flush()
    expect([one, late].map(({ kit }) => kit.getWalletInfo('eip155')?.name)).toEqual(['Beta', 'Beta'])
  })
  it('[STORE-04] what was taken away between start and the first look is not waited for', async () => {
    const { one, memory } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    const late = createTestPortico({ env: { memory: memoryStorage(memory.entries()) } })
    expect(late.kit.getAccount('eip155').status).toBe('connecting')
    late.memory.clear()
    await late.kit.prepare()
    await late.clock.flush()
    expect(late.kit.getAccount('eip155').status).toBe('disconnected')
  })
  it('[STORE-04] they come to rest: no tab answers a change with a change', async () => {
    const { one, two, memory, settle } = await twoTabs()
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await settle()
    const changes: unknown[] = []
    memory.tab().onStorage((key) => changes.push(key))
    for (let turn = 0; turn < 5; turn++) await settle()
    expect(changes).toEqual([])
    expect([one, two].map(({ adapter }) => adapter.reconnect.calls.length)).toEqual([0, 1])
  })
})

describe('a newer kit in another tab', () => {
  const key = '@portico/eip155:connected_connector_id'
  type Env = Awaited<ReturnType<typeof startTestPortico>>['env']
  const rename = ({ otherTab }: Env): void => {
    otherTab.set(`${key}.v1`, '{"id":"test.alpha"}')
    otherTab.remove(key)
  }
  const rewrite = ({ otherTab }: Env): void => otherTab.set('@portico/connections', 'v1:[]')
  it.each([
    ['the wallet under a name of its own', rename],
    ['a list of a later form', rewrite],
  ])('[STORE-04] that keeps %s disconnects nobody', async (_case, write) => {
    const { kit, adapter, env, clock } = await startTestPortico()
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    const before = kit.getConnections('eip155')
    write(env)
    await clock.flush()
    expect(kit.getConnections('eip155')).toEqual(before)
    expect(kit.getAccount('eip155').status).toBe('connected')
  })
})

it('keys of others change nothing', async () => {
  const { kit, env } = await startTestPortico()
  const before = kit.store.get()
  env.otherTab.set('theme', 'dark')
  env.otherTab.set('@portico/two/active_caip_network_id', 'eip155:31338')
  env.otherTab.set('@portico/active_caip_network_id', 'javascript:alert(1)')
  env.otherTab.set('@portico/active_caip_network_id', 'eip155:1')
  expect(kit.store.get()).toBe(before)
})
