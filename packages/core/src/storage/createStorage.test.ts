import {
  createTestPortico,
  fakeAdapter,
  fakeConnector,
  fakeEnv,
  memoryStorage,
  type StorageCall,
  startTestPortico,
  TestingError,
} from '@portico/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connectionKeys } from './connectionKeys.js'
import { createStorage } from './createStorage.js'
import { json } from './json.js'
import { storedKeys } from './keys.js'
import { recentWalletsKey } from './recentWalletsKey.js'

describe('storage that fails', () => {
  it.each([
    ['read', 'getItem'],
    ['write', 'setItem'],
    ['remove', 'removeItem'],
  ] as const)("[STORE-03] a failing %s logs 'Unable to …' on the console and throws nothing", (verb, call) => {
    const env = fakeEnv()
    const storage = createStorage(env, undefined)
    env.memory.failOn(call)
    if (verb === 'read') expect(storage.get(storedKeys.activeNetwork)).toBeUndefined()
    if (verb === 'write') storage.set(storedKeys.activeNetwork, 'eip155:1')
    if (verb === 'remove') storage.remove(storedKeys.activeNetwork)
    expect(env.logs).toHaveLength(1)
    expect(env.logs[0]).toMatchObject({
      level: 'warn',
      parts: [`Unable to ${verb} @portico/active_caip_network_id`, expect.any(Error)],
    })
  })
  it('[STORE-03] a page where even asking for storage throws', () => {
    const env = fakeEnv()
    const blocked = () => {
      throw new TestingError('SecurityError')
    }
    const storage = createStorage({ ...env, storage: blocked }, undefined)
    expect(storage.get(storedKeys.activeNetwork)).toBeUndefined()
    expect(env.logs[0]?.parts[0]).toBe('Unable to read @portico/active_caip_network_id')
  })
  it.each([['getItem'], ['setItem'], ['removeItem'], ['getItem', 'setItem', 'removeItem']] as StorageCall[][])(
    '[STORE-03] with %s %s %s failing, a whole visit works',
    async (...calls) => {
      const memory = memoryStorage()
      memory.failOn(...calls)
      const { kit, adapter, lines } = await startTestPortico({ env: { memory } })
      await kit.actions.connect({ connector: adapter.connector('Alpha') })
      await kit.switchNetwork('eip155:31338')
      await kit.actions.switchAccount({ namespace: 'eip155', address: adapter.addresses[1] ?? '' })
      adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network: 'eip155:31337' })
      expect(kit.getAddress()).toBeDefined()
      await kit.disconnect()
      expect(kit.getIsConnectedState()).toBe(false)
      expect(lines().length).toBeGreaterThan(0)
      expect(lines().every((line) => line.startsWith('Unable to '))).toBe(true)
    },
  )
})

describe('two kits', () => {
  it('[STORE-01~] with different ids do not read each other', async () => {
    const memory = memoryStorage()
    const one = await startTestPortico({ env: { memory }, options: { id: 'one' } })
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    await one.kit.switchNetwork('eip155:31338')
    expect(Object.keys(memory.entries()).every((key) => key.startsWith('@portico/one/'))).toBe(true)
    for (const id of ['two', undefined]) {
      const other = await startTestPortico({ env: { memory }, options: { id } })
      expect(other.kit.getChainId()).toBe(31337)
      expect(other.adapter.reconnect.calls).toEqual([])
      expect(other.kit.store.get().recentWallets).toEqual([])
    }
  })
})

describe('somebody else wrote there', () => {
  it('[STORE-03] [sec:C9] 2,000 poisoned states: the kit starts, nothing is thrown, nothing is opened', async () => {
    const rows = Object.values({ ...storedKeys, ...connectionKeys, recentWalletsKey }).map(
      ({ name }) => `@portico/${name}`,
    )
    const keys = fc.constantFrom(
      ...rows,
      '@portico/eip155:connected_connector_id',
      '@portico/solana:connected_connector_id',
    )
    const evil = fc.constantFrom(
      'javascript:alert(1)',
      '<img src=x onerror=alert(1)>',
      '__proto__',
      '{"__proto__":{"polluted":1}}',
      'null',
      'NaN',
      '[[[[',
      '',
      'eip155:31338',
      'connected',
      'test.alpha',
      'https://evil.test',
    )
    const junk = fc.constantFrom<unknown>(null, 1, -1.5, true, 'x', [], {}, [{}], { a: [1] }, 'x'.repeat(600))
    const wallet = fc.record(
      { id: fc.oneof(evil, junk), name: fc.oneof(evil, junk), homepage: evil, rdns: junk },
      { requiredKeys: [] },
    )
    const connection = fc.record(
      {
        connectorId: evil,
        accounts: fc.oneof(fc.array(fc.record({ address: evil, type: junk })), junk),
        caipNetwork: evil,
      },
      { requiredKeys: [] },
    )
    const shaped = fc.oneof(
      fc.array(wallet),
      fc.dictionary(fc.constantFrom('eip155', 'solana', 'near', '__proto__'), fc.oneof(fc.array(connection), junk)),
      fc.dictionary(
        evil,
        fc.record({ caipAddress: evil, balance: evil, symbol: evil, timestamp: fc.oneof(fc.integer(), junk) }),
      ),
    )
    const value = fc.oneof(
      evil,
      fc.string(),
      fc.json({ maxDepth: 2 }),
      shaped.map((of) => JSON.stringify(of, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? ''),
    )
    await fc.assert(
      fc.asyncProperty(fc.dictionary(keys, value, { maxKeys: 9 }), async (poison) => {
        const test = createTestPortico({ env: { memory: memoryStorage(poison) } })
        await test.kit.prepare()
        for (let turn = 0; turn < 4; turn++) await Promise.resolve()
        const { kit, env, lines } = test
        await kit.open()
        expect(['eip155:31337', 'eip155:31338']).toContain(kit.getCaipNetworkId())
        expect(kit.store.get().recentWallets.length).toBeLessThanOrEqual(2)
        expect([env.opened, env.fetched, lines()]).toEqual([[], [], []])
        expect('polluted' in {}).toBe(false)
        kit.destroy()
        expect(env.clock.pending()).toBe(0)
      }),
      { numRuns: 2_000, seed: 20_260_101 },
    )
  })
})

describe('values of another version', () => {
  const first = json('value', (value) => (typeof value === 'string' ? value : undefined))
  const second = { ...json('value', (value) => (Array.isArray(value) ? value.map(String) : undefined), 1) }
  const upgrading = { ...second, upgrade: (raw: string) => JSON.stringify([JSON.parse(raw)]) }
  const setup = (raw: string) => {
    const env = fakeEnv()
    env.otherTab.set('@portico/value', raw)
    return { env, storage: createStorage(env, undefined), raw: () => env.memory.entries()['@portico/value'] }
  }

  it('[STORE-03] an older form is upgraded where there is a way, and dropped where there is none', () => {
    expect(setup('"a"').storage.get(upgrading)).toEqual(['a'])
    const dropped = setup('"a"')
    expect(dropped.storage.get(second)).toBeUndefined()
    expect(dropped.raw()).toBeUndefined()
  })

  it('[STORE-03] an upgrade that fails drops the value and throws nothing', () => {
    const { storage, raw } = setup('{')
    expect(storage.get(upgrading)).toBeUndefined()
    expect(raw()).toBeUndefined()
  })

  it('a later form has a name of its own, and takes the place of the earlier ones', () => {
    const { env, storage } = setup('"a"')
    expect(storage.get(first)).toBe('a')
    storage.set(second, ['b'])
    expect(env.memory.entries()).toEqual({ '@portico/value.v1': '["b"]' })
    expect(storage.get(second)).toEqual(['b'])
    storage.remove(second)
    expect(env.memory.entries()).toEqual({})
  })

  it('[STORE-04] what another tab with a newer kit wrote is neither read, changed nor removed', () => {
    const { env, storage } = setup('"a"')
    env.otherTab.set('@portico/value.v1', '["b"]')
    expect(storage.get(first)).toBe('a')
    storage.set(first, 'c')
    expect(storage.get(first)).toBe('c')
    storage.remove(first)
    expect(env.memory.entries()).toEqual({ '@portico/value.v1': '["b"]' })
    expect(env.logs).toEqual([])
  })

  it('[STORE-01] after a roll-back to an older kit a connection is kept and found again', async () => {
    const memory = memoryStorage()
    const newer = { ...connectionKeys.connections, version: 1 }
    createStorage(fakeEnv({ memory }), undefined).set(newer, {})
    const one = await startTestPortico({ env: { memory } })
    await one.kit.actions.connect({ connector: one.adapter.connector('Alpha') })
    one.kit.destroy()
    const two = await startTestPortico({ env: { memory } })
    expect(two.kit.getAccount('eip155').status).toBe('connected')
  })

  it('[STORE-03] text of plain values may begin with anything', async () => {
    const memory = memoryStorage()
    const odd = fakeConnector('eip155', 'Odd', { id: 'v7:odd' })
    const adapter = fakeAdapter({ connectors: [odd, fakeConnector('eip155', 'Alpha')] })
    const one = await startTestPortico({ env: { memory }, adapter })
    const key = '@portico/eip155:connected_connector_id'
    await one.kit.actions.connect({ connector: odd })
    expect(memory.entries()[key]).toBe('v7:odd')
    await one.kit.disconnect()
    expect(memory.entries()[key]).toBeUndefined()
    await one.kit.actions.connect({ connector: adapter.connector('Alpha') })
    one.kit.destroy()
    const two = await startTestPortico({ env: { memory }, adapter: fakeAdapter() })
    expect(two.kit.getAccount('eip155').status).toBe('connected')
  })
})
