import { fakeAdapter, memoryStorage, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { adoptingAdapter, hostConnector, hostProvider } from '../../test/connections/adoptingAdapter.js'

const host = { connector: hostConnector, provider: hostProvider }
const other = { connector: { ...hostConnector, id: 'wagmi:2' }, provider: hostProvider }

async function start() {
  const adapter = adoptingAdapter()
  const test = await startTestPortico({ adapter })
  const { kit } = test
  /** Connects and gives the code of the failure, or 'connected'. */
  const connect = (name: string, changes: { keepOthers?: boolean } = {}): Promise<string> =>
    kit.actions.connect({ connector: adapter.connector(name), ...changes }).then(
      () => 'connected',
      (error) => error.code,
    )
  const ids = () => kit.getConnections('eip155').map(({ connectorId }) => connectorId)
  return { ...test, adapter, connect, ids }
}

/** One tab with wallets of its own, one whose host connects by itself. */
async function twoTabs() {
  const memory = memoryStorage()
  const one = await startTestPortico({ env: { memory }, adapter: fakeAdapter() })
  const adapter = adoptingAdapter()
  const two = await startTestPortico({ env: { memory }, adapter })
  const settle = async () => {
    await one.clock.flush()
    await two.clock.flush()
  }
  const wallets = () => [one, two].map(({ kit }) => kit.getConnections('eip155').map(({ connectorId }) => connectorId))
  const connect = async (tab: typeof one, name: string, keepOthers = false) => {
    await tab.kit.actions.connect({ connector: tab.adapter.connector(name), keepOthers })
    await settle()
  }
  return { one, two, adapter, memory, settle, wallets, connect }
}

describe('a connection of the host that is taken over', () => {
  it('leaves a prompt that the visitor looks at open, and its answer counts', async () => {
    const { kit, adapter, connect, clock, ids } = await start()
    await kit.open()
    adapter.connect.hold()
    const asked = connect('Alpha')
    await clock.flush()
    expect(await kit.actions.adopt(host)).toBe(true)
    expect(ids()).toEqual(['wagmi:1'])
    expect(kit.store.get().attempt).toMatchObject({ status: 'pending', connector: { name: 'Alpha' } })
    await clock.advance(20_000)
    expect(kit.store.get().attempt).toMatchObject({ isSilent: true })
    adapter.connect.last().resolve()
    expect(await asked).toBe('connected')
    expect(ids()).toEqual(['test.alpha'])
    expect(kit.isOpen()).toBe(false)
  })
  it('leaves a prompt that was set aside open too', async () => {
    const { kit, adapter, connect, clock, ids } = await start()
    await kit.open()
    adapter.connect.hold()
    void connect('Alpha')
    kit.close()
    await kit.actions.adopt(host)
    adapter.connect.last().resolve()
    await clock.flush()
    expect(ids()).toEqual(['test.alpha'])
  })
  it('takes the place of another that the host asked for before', async () => {
    const { kit, adapter, clock, ids } = await start()
    adapter.holdAdoption()
    const first = kit.actions.adopt(host)
    const second = kit.actions.adopt(other)
    await clock.flush()
    adapter.answerAdoption()
    expect([await first, await second]).toEqual([false, true])
    expect(ids()).toEqual(['wagmi:2'])
  })
  it('that the visitor overtook is not given back: it is the host that uses it', async () => {
    const { kit, adapter, connect, clock } = await start()
    await kit.open()
    adapter.holdAdoption()
    const adopting = kit.actions.adopt(host)
    await clock.flush()
    adapter.connect.hold()
    void connect('Alpha')
    await clock.flush()
    adapter.answerAdoption()
    expect(await adopting).toBe(false)
    adapter.connect.last().reject({ code: 4001 })
    await clock.flush()
    expect(adapter.disconnect.calls).toEqual([])
  })
  it('is not given back after destroy', async () => {
    const { kit, adapter, clock } = await start()
    adapter.holdAdoption()
    const adopting = kit.actions.adopt(host)
    await clock.flush()
    kit.destroy()
    adapter.answerAdoption()
    await clock.flush()
    expect(await adopting).toBe(false)
    expect(adapter.disconnect.calls).toEqual([])
  })
})

describe('a connection of the host and other tabs', () => {
  it.each([
    ['looks for', true],
    ['has found', false],
  ])('the one that the other tab has stays, also where this tab %s it', async (_case, isHeld) => {
    const { one, two, adapter, settle, wallets, connect, memory } = await twoTabs()
    if (isHeld) adapter.reconnect.hold()
    await connect(one, 'Alpha')
    const before = memory.entries()
    await two.kit.actions.adopt(host)
    await settle()
    expect(wallets()).toEqual([['test.alpha'], ['wagmi:1']])
    expect(memory.entries()).toEqual(before)
    await two.kit.disconnect()
    await settle()
    expect(wallets()).toEqual([['test.alpha'], []])
  })
  it('stays when the other tab connects, and when that disconnects', async () => {
    const { one, two, settle, wallets, connect } = await twoTabs()
    await two.kit.actions.adopt(host)
    await two.kit.open()
    await connect(one, 'Alpha')
    expect(wallets()).toEqual([['test.alpha'], ['wagmi:1']])
    await one.kit.disconnect()
    await settle()
    expect(wallets()).toEqual([[], ['wagmi:1']])
    expect(two.kit.isOpen()).toBe(true)
  })
  it('beside one that both tabs have: what becomes of that is shared, the host keeps its own', async () => {
    const { one, two, settle, wallets, connect, memory } = await twoTabs()
    await two.kit.actions.adopt(host)
    await connect(two, 'Alpha', true)
    await connect(two, 'Beta', true)
    expect(wallets()).toEqual([
      ['test.beta', 'test.alpha'],
      ['test.beta', 'wagmi:1', 'test.alpha'],
    ])
    const [ours] = two.kit.getConnections('eip155').filter(({ connectorId }) => connectorId === 'wagmi:1')
    await one.kit.actions.switchConnection({ connectionId: one.kit.getConnections('eip155')[1]?.id ?? '' })
    await settle()
    await two.kit.actions.switchConnection({
      connectionId: two.kit.getConnections('eip155').find(({ connectorId }) => connectorId === 'wagmi:1')?.id ?? '',
    })
    await settle()
    expect(memory.entries()['@portico/eip155:connected_connector_id']).toBe('test.alpha')
    expect(wallets()[0]?.[0]).toBe('test.alpha')
    expect(two.kit.getWalletInfo('eip155')?.name).toBe('wagmi:1')
    await one.kit.disconnect()
    await settle()
    expect(wallets()).toEqual([[], ['wagmi:1']])
    expect(two.kit.getConnections('eip155')).toEqual([ours])
  })
  it('one that is ended here while the host shows its own is not found again', async () => {
    const { one, two, settle, wallets, connect } = await twoTabs()
    await two.kit.actions.adopt(host)
    await connect(two, 'Alpha', true)
    const idOf = (id: string) =>
      two.kit.getConnections('eip155').find(({ connectorId }) => connectorId === id)?.id ?? ''
    await two.kit.actions.switchConnection({ connectionId: idOf('wagmi:1') })
    await two.kit.actions.disconnect({ connectionId: idOf('test.alpha') })
    await settle()
    expect(wallets()).toEqual([[], ['wagmi:1']])
    expect(one.kit.getAccount('eip155').status).toBe('disconnected')
  })
})
