import { fakeAdapter, fakeClock, fakeConnector, memoryStorage, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'

/** Alpha and Beta are connected, Beta is in use; a second tab begins while Beta is locked. */
async function start() {
  const env = { memory: memoryStorage(), clock: fakeClock() }
  const one = await startTestPortico({ env })
  await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
  await one.kit.actions.connect({ connector: one.adapter.connector('Beta'), keepOthers: true })
  const adapter = fakeAdapter()
  adapter.reconnect.hold()
  const two = await startTestPortico({ env, adapter })
  for (const { parameters, resolve } of adapter.reconnect.calls)
    resolve(parameters.connectorId === 'test.beta' ? null : undefined)
  await env.clock.flush()
  const stored = () => {
    const entries = env.memory.entries()
    const list: { connectorId: string }[] = JSON.parse(entries['@portico/connections'] ?? '{}').eip155 ?? []
    return {
      inUse: entries['@portico/eip155:connected_connector_id'],
      list: list.map(({ connectorId }) => connectorId).sort(),
    }
  }
  const shown = () => [one, two].map(({ kit }) => kit.getWalletInfo()?.name)
  return { one: one.kit, two: two.kit, adapter, env, stored, shown, settle: () => env.clock.flush() }
}
const both = { inUse: 'test.beta', list: ['test.alpha', 'test.beta'] }

describe('a wallet that is locked when a tab begins', () => {
  it('stays stored, and in use where it works, whatever changes in that tab', async () => {
    const { one, two, adapter, stored, shown, settle } = await start()
    expect([shown(), stored()]).toEqual([['Beta', 'Alpha'], both])
    await two.actions.switchNetwork({ network: 'eip155:31338' })
    adapter.emit({
      type: 'accountsChanged',
      connectorId: 'test.alpha',
      accounts: adapter.accountsOf(...adapter.addresses.slice(1)),
    })
    await settle()
    expect([shown(), stored()]).toEqual([['Beta', 'Alpha'], both])
    expect(one.getConnections('eip155')).toHaveLength(2)
  })
  it('is found again by the next visit, and is in use', async () => {
    const { two, env, settle } = await start()
    await two.actions.switchNetwork({ network: 'eip155:31338' })
    await settle()
    const next = await startTestPortico({ env: { memory: env.memory } })
    expect(next.kit.getWalletInfo()?.name).toBe('Beta')
    expect(next.kit.getConnections('eip155')).toHaveLength(2)
  })
  it('stays when the wallet that was found ends', async () => {
    const { adapter, stored, shown, settle } = await start()
    adapter.emit({ type: 'disconnected', connectorId: 'test.alpha' })
    await settle()
    expect([shown(), stored()]).toEqual([['Beta', undefined], { inUse: 'test.beta', list: ['test.beta'] }])
  })
  it('gives way to a wallet that is chosen; beside one that is added it stays', async () => {
    const { two, adapter, stored, shown, settle } = await start()
    const [alpha] = two.getConnections('eip155')
    await two.actions.switchConnection({ connectionId: alpha?.id ?? '' })
    await settle()
    expect([shown(), stored()]).toEqual([['Alpha', 'Alpha'], { ...both, inUse: 'test.alpha' }])
    await two.actions.connect({ connector: adapter.connector('Alpha') })
    await settle()
    expect(stored()).toEqual({ inUse: 'test.alpha', list: ['test.alpha'] })
  })
  it('is forgotten when the visitor disconnects', async () => {
    const { two, stored, shown, settle } = await start()
    await two.disconnect()
    await settle()
    expect([shown(), stored()]).toEqual([[undefined, undefined], { inUse: undefined, list: [] }])
  })
})

it('several wallets with many accounts each are found again', async () => {
  const memory = memoryStorage()
  const many = Array.from({ length: 200 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']
  const connectors = names.map((name) => fakeConnector('eip155', name))
  const adapter = fakeAdapter({ addresses: many, connectors })
  const { kit } = await startTestPortico({ env: { memory }, adapter })
  for (const name of names) await kit.actions.connect({ connector: adapter.connector(name), keepOthers: true })
  const next = await startTestPortico({ env: { memory }, adapter: fakeAdapter({ addresses: many, connectors }) })
  expect(next.kit.getConnections('eip155')).toHaveLength(5)
})
