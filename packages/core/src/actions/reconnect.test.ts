import { createTestPortico, fakeAdapter, fakeEnv, memoryStorage, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'

/** A visit that ends connected: what it leaves in the browser. */
async function visited() {
  const memory = memoryStorage()
  const { kit, adapter } = await startTestPortico({ env: { memory } })
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  kit.destroy()
  return memory
}

describe('at start', () => {
  it('[STATE-02] a stored connected status becomes connecting while it is re-synced, then connected', async () => {
    const memory = await visited()
    const adapter = fakeAdapter()
    adapter.reconnect.hold()
    const { kit, clock } = createTestPortico({ env: { memory }, adapter })
    expect(kit.getAccount('eip155').status).toBe('connecting')
    await kit.prepare()
    await clock.advance(60_000)
    expect(kit.getAccount('eip155').status).toBe('connecting')
    expect(adapter.reconnect.last().parameters).toEqual({ connectorId: 'test.alpha', addresses: adapter.addresses })
    adapter.reconnect.last().resolve()
    await clock.flush()
    expect(kit.getAccount()).toMatchObject({ status: 'connected', address: adapter.addresses[0] })
    expect(adapter.connect.calls).toEqual([])
  })
  it.each([
    ['is gone', null],
    ['fails', new Error('no')],
  ])('[STATE-02] a wallet that %s makes it disconnected; the next visit may try again', async (_case, answer) => {
    const memory = await visited()
    const before = memory.entries()
    const adapter = fakeAdapter()
    adapter.reconnect.hold()
    const { kit, clock, lines } = await startTestPortico({ env: { memory }, adapter })
    if (answer) adapter.reconnect.last().reject(answer)
    else adapter.reconnect.last().resolve(null)
    await clock.flush()
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    expect(memory.entries()).toEqual(before)
    expect(lines()).toEqual([])
  })
  it('[STATE-03] a stored disconnected status clears the cached address', async () => {
    const memory = await visited()
    memory.setItem('@portico/connection_status', 'disconnected')
    expect(memory.entries()['@portico/native_balance_cache']).toContain('0x1111')
    const { kit, adapter } = await startTestPortico({ env: { memory } })
    expect(memory.entries()['@portico/native_balance_cache']).toBeUndefined()
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'disconnected', address: undefined })
    expect(adapter.reconnect.calls).toEqual([])
    expect(memory.entries()['@portico/connections']).not.toContain('0x1111')
    expect(memory.entries()['@portico/eip155:connected_connector_id']).toBeUndefined()
  })
  it.each([
    ['no list', undefined],
    ['a list that is spoilt', '{"eip155":['],
    ['a list of other wallets', '{"eip155":[{"connectorId":"test.beta","accounts":[{"address":"0x1"}]}]}'],
    ['no account', '{"eip155":[{"connectorId":"test.alpha","accounts":[]}]}'],
  ])('[STATE-02] a wallet in use and %s: connecting until that is read, and nobody is asked', async (_case, list) => {
    const memory = await visited()
    if (list === undefined) memory.removeItem('@portico/connections')
    else memory.setItem('@portico/connections', list)
    const { kit, adapter, clock, lines } = createTestPortico({ env: { memory } })
    expect(kit.getAccount('eip155').status).toBe('connecting')
    await kit.prepare()
    await clock.flush()
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    expect(adapter.reconnect.calls).toEqual([])
    expect(lines()).toEqual([])
  })
  it('nothing stored: nobody is asked', async () => {
    const { kit, adapter } = await startTestPortico()
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    expect(adapter.reconnect.calls).toEqual([])
  })
})

describe('meanwhile', () => {
  async function reconnecting() {
    const memory = await visited()
    const adapter = fakeAdapter()
    adapter.reconnect.hold()
    return startTestPortico({ env: fakeEnv({ memory }), adapter })
  }
  it('a wallet the visitor chose counts, not the one that is found again', async () => {
    const { kit, adapter, clock } = await reconnecting()
    await kit.actions.connect({ connector: adapter.connector('Beta') })
    adapter.reconnect.last().resolve()
    await clock.flush()
    expect(kit.getWalletInfo()?.name).toBe('Beta')
  })
  it('an attempt that the visitor leaves costs nothing: the wallet that is found again is connected', async () => {
    const { kit, adapter, clock } = await reconnecting()
    await kit.open()
    adapter.connect.hold()
    kit.actions.connect({ connector: adapter.connector('Beta') }).catch(() => undefined)
    await clock.flush()
    kit.close()
    adapter.reconnect.last().resolve()
    await clock.flush()
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'connected', connectedWalletInfo: { name: 'Alpha' } })
  })
  it('a visitor who disconnects stays disconnected, also after a reload', async () => {
    const { kit, adapter, clock, memory } = await reconnecting()
    await kit.disconnect()
    adapter.reconnect.last().resolve()
    await clock.flush()
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'disconnected', address: undefined })
    const next = await startTestPortico({ env: { memory } })
    expect(next.adapter.reconnect.calls).toEqual([])
  })
  it('a kit that was destroyed takes no answer and writes nothing', async () => {
    const { kit, adapter, clock, memory } = await reconnecting()
    kit.destroy()
    const before = memory.entries()
    adapter.reconnect.last().resolve(adapter.connectionOf('test.alpha', { network: 'eip155:31338' }))
    await clock.advance(10_000)
    expect(memory.entries()).toEqual(before)
  })
})
