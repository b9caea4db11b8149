import { fakeAdapter, memoryStorage, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { adoptingAdapter } from '../../test/connections/adoptingAdapter.js'

describe('an approval that the page can do nothing with', () => {
  async function startBroken() {
    let isBroken = true
    const adapter = adoptingAdapter({
      hostProvider: async () => {
        if (isBroken) throw new RangeError('the chunk is gone')
        return { request: async () => null }
      },
    })
    const test = await startTestPortico({ adapter })
    const connect = (name: string): Promise<string> =>
      test.kit.actions.connect({ connector: adapter.connector(name) }).then(
        () => 'connected',
        (error) => error.code,
      )
    const given = () => adapter.disconnect.calls.map(({ parameters }) => parameters.connectorId)
    const mend = (): void => {
      isBroken = false
    }
    return { ...test, adapter, connect, given, mend }
  }
  it('is given back, and says so', async () => {
    const { kit, connect, given, memory, clock, mend } = await startBroken()
    await kit.open()
    expect(await connect('Alpha')).toBe('unknown')
    await clock.flush()
    expect(given()).toEqual(['test.alpha'])
    expect(kit.store.get().attempt).toMatchObject({ status: 'failed' })
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    expect(memory.entries()['@portico/eip155:connected_connector_id']).toBeUndefined()
    mend()
    expect(await connect('Alpha')).toBe('connected')
  })
  it('is kept where another tab uses the wallet', async () => {
    const memory = memoryStorage()
    const one = await startTestPortico({ env: { memory }, adapter: fakeAdapter() })
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    const adapter = adoptingAdapter({
      hostProvider: async () => {
        throw new RangeError('the chunk is gone')
      },
    })
    const two = await startTestPortico({ env: { memory }, adapter })
    const failed = two.kit.actions.connect({ connector: adapter.connector('Alpha') })
    await expect(failed).rejects.toMatchObject({ code: 'unknown' })
    await two.clock.flush()
    expect(adapter.disconnect.calls).toEqual([])
  })
})

describe('an approval after destroy', () => {
  async function startAsking(memory = memoryStorage()) {
    const test = await startTestPortico({ env: { memory } })
    test.adapter.connect.hold()
    const asked = test.kit.actions.connect({ connector: test.adapter.connector('Alpha') }).catch((error) => error.code)
    await test.clock.flush()
    return { ...test, asked }
  }
  it('is given back, and changes nothing', async () => {
    const { kit, adapter, clock, memory, asked } = await startAsking()
    kit.destroy()
    expect(await asked).toBe('connect/abandoned')
    const before = [kit.store.get(), memory.entries()]
    adapter.connect.last().resolve()
    await clock.advance(60_000)
    expect(adapter.disconnect.calls.map(({ parameters }) => parameters.connectorId)).toEqual(['test.alpha'])
    expect([kit.store.get(), memory.entries()]).toEqual(before)
  })
  it('is kept where another kit of the site uses the wallet', async () => {
    const { kit, adapter, clock, memory } = await startAsking()
    kit.destroy()
    const next = await startTestPortico({ env: { memory } })
    await next.kit.actions.connect({ connector: next.adapter.connector('Alpha') })
    const before = memory.entries()
    adapter.connect.last().resolve()
    await clock.flush()
    expect(adapter.disconnect.calls).toEqual([])
    expect(memory.entries()).toEqual(before)
  })
})

describe('destroy', () => {
  it('ends the search for a stored connection: nobody waits for it any more', async () => {
    const memory = memoryStorage()
    const first = await startTestPortico({ env: { memory } })
    await first.kit.actions.connect({ connector: first.adapter.connector('Alpha') })
    first.kit.destroy()
    const before = memory.entries()
    const adapter = fakeAdapter()
    adapter.reconnect.hold()
    const { kit, clock } = await startTestPortico({ env: { memory }, adapter })
    const heard: string[] = []
    kit.subscribeAccount(({ status }) => heard.push(status), 'eip155')
    expect(kit.getAccount('eip155').status).toBe('connecting')
    kit.destroy()
    await clock.flush()
    expect(heard).toEqual(['disconnected'])
    adapter.reconnect.last().resolve()
    await clock.flush()
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    expect(memory.entries()).toEqual(before)
  })
  it('lets go of the wallet: what listens through the kit is taken off', async () => {
    const listeners: string[] = []
    const provider = {
      request: async () => null,
      on: (event: string) => void listeners.push(event),
      removeListener: (event: string) => void listeners.splice(listeners.indexOf(event), 1),
    }
    const { kit, adapter } = await startTestPortico()
    adapter.connect.answer(adapter.connectionOf('test.alpha', { provider }))
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    kit.getProvider('eip155')?.on?.('accountsChanged', () => undefined)
    expect(listeners).toEqual(['accountsChanged'])
    kit.destroy()
    expect(listeners).toEqual([])
  })
  it('no wallet is asked any more', async () => {
    const { kit, adapter } = await startTestPortico()
    kit.destroy()
    await expect(kit.actions.connect({ connector: adapter.connector('Alpha') })).rejects.toMatchObject({
      code: 'kit/destroyed',
    })
    expect(adapter.connect.calls).toEqual([])
  })
})

describe('a wallet that cannot be told', () => {
  it('an adapter that throws at once leaves nothing connected, and nothing that would come back', async () => {
    const adapter = adoptingAdapter({
      disconnect: () => {
        throw new RangeError('gone')
      },
    })
    const { kit, memory } = await startTestPortico({ adapter })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    await expect(kit.disconnect()).rejects.toMatchObject({ code: 'disconnect/failed' })
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    expect(memory.entries()['@portico/eip155:connected_connector_id']).toBeUndefined()
  })
  it('an adapter that throws at once where an approval is given back keeps nothing from being stored', async () => {
    const adapter = adoptingAdapter({
      disconnect: () => {
        throw new RangeError('gone')
      },
    })
    const { kit, clock, lines } = await startTestPortico({ adapter })
    adapter.connect.hold()
    void kit.actions.connect({ connector: adapter.connector('Alpha') }).catch(() => undefined)
    void kit.actions.connect({ connector: adapter.connector('Beta') }).catch(() => undefined)
    await clock.flush()
    adapter.connect.calls[0]?.resolve()
    adapter.connect.calls[1]?.resolve()
    await clock.flush()
    expect(kit.getWalletInfo('eip155')?.name).toBe('Beta')
    expect(lines()).toEqual([expect.stringContaining('Portico:')])
  })
})
