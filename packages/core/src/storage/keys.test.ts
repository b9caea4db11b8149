import { fakeEnv, memoryStorage } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { limits } from '../config/limits.js'
import { connectionKeys } from './connectionKeys.js'
import { createStorage } from './createStorage.js'
import { connectorIdKey, type StoredKey, storedKeys } from './keys.js'
import { recentWalletsKey } from './recentWalletsKey.js'

const rows = { ...storedKeys, ...connectionKeys, recentWallets: recentWalletsKey }

type Samples = {
  [Key in keyof typeof rows]: (typeof rows)[Key] extends StoredKey<infer Value> ? Value : never
}

/** One value per row of the table; a row without one does not compile. */
const samples: Samples = {
  activeNamespace: 'solana',
  activeNetwork: 'eip155:31337',
  connectionStatus: 'connected',
  connectedNamespaces: ['eip155', 'solana'],
  recentWallets: [{ id: 'a', name: 'A', rdns: 'test.a', homepage: 'https://a.test' }],
  connections: { eip155: [{ connectorId: 'a', accounts: [{ address: '0x1', type: 'eoa' }], caipNetwork: 'eip155:1' }] },
  nativeBalances: { 'eip155:1:0x1': { caipAddress: 'eip155:1:0x1', balance: '1.5', symbol: 'ETH', timestamp: 7 } },
}
/** The names other versions and tools rely on. */
const names: Record<keyof Samples, string> = {
  activeNamespace: '@portico/active_namespace',
  activeNetwork: '@portico/active_caip_network_id',
  connectionStatus: '@portico/connection_status',
  connectedNamespaces: '@portico/connected_namespaces',
  recentWallets: '@portico/recent_wallets',
  connections: '@portico/connections',
  nativeBalances: '@portico/native_balance_cache',
}

function open(initial: Record<string, string> = {}) {
  const memory = memoryStorage(initial)
  const env = fakeEnv({ memory })
  return { memory, env, storage: createStorage(env, undefined) }
}

describe('every stored value', () => {
  it.each(Object.keys(rows) as (keyof Samples)[])(
    '[STORE-01~] %s is kept under its name and comes back as it was',
    (row) => {
      const { storage, memory } = open()
      const key = rows[row] as StoredKey<unknown>
      expect(storage.get(key)).toBeUndefined()
      storage.set(key, samples[row])
      expect(Object.keys(memory.entries())).toEqual([names[row]])
      expect(storage.get(key)).toEqual(samples[row])
      storage.remove(key)
      expect(memory.entries()).toEqual({})
    },
  )
  it('[STORE-01~] the connector id has a key per namespace', () => {
    const { storage, memory } = open()
    storage.set(connectorIdKey('eip155'), 'test.alpha')
    storage.set(connectorIdKey('solana'), 'test.beta')
    expect(memory.entries()).toEqual({
      '@portico/eip155:connected_connector_id': 'test.alpha',
      '@portico/solana:connected_connector_id': 'test.beta',
    })
    expect(storage.get(connectorIdKey('solana'))).toBe('test.beta')
  })
  it('[STORE-01~] connected namespaces are joined by commas, without duplicates', () => {
    const { storage, memory } = open()
    storage.set(rows.connectedNamespaces, ['eip155', 'solana', 'eip155'])
    expect(memory.entries()).toEqual({ '@portico/connected_namespaces': 'eip155,solana' })
    memory.setItem('@portico/connected_namespaces', 'solana,solana,near,,eip155')
    expect(storage.get(rows.connectedNamespaces)).toEqual(['solana', 'eip155'])
  })
})

describe('a poisoned value', () => {
  const poison: [keyof Samples, string][] = [
    ['activeNamespace', 'near'],
    ['activeNetwork', 'eip155'],
    ['connectionStatus', 'maybe'],
    ['recentWallets', '[{"id":1,"name":"A"}]'],
    ['recentWallets', '{"length":1}'],
    ['recentWallets', 'null'],
    ['connections', '{"eip155":'],
    ['connections', '[]'],
    ['nativeBalances', '"text"'],
    ['nativeBalances', '7'],
  ]
  it.each(poison)('[STORE-03] in %s (%s) is ignored and taken away', (row, raw) => {
    const { storage, memory, env } = open({ [names[row]]: raw })
    expect(storage.get(rows[row] as StoredKey<unknown>)).toBeUndefined()
    expect(memory.entries()).toEqual({})
    expect(env.logs).toEqual([])
  })
  it('[STORE-03] parts of it that make no sense are left out', () => {
    const { storage, memory } = open()
    memory.setItem(names.nativeBalances, '{"a":{"caipAddress":"a","balance":"<b>","symbol":"X","timestamp":1}}')
    expect(storage.get(rows.nativeBalances)).toEqual({})
    memory.setItem(
      names.connections,
      '{"near":[],"eip155":[{"connectorId":"a","accounts":[{"address":"0x1"}],"caipNetwork":"x"}]}',
    )
    expect(storage.get(rows.connections)).toEqual({
      eip155: [{ connectorId: 'a', accounts: [{ address: '0x1' }] }],
    })
  })
  it('a list of accounts that is too long is cut, and not lost', () => {
    const accounts = Array.from({ length: limits.accounts + 1 }, (_, index) => ({ address: `0x${index}` }))
    const { storage } = open({ [names.connections]: JSON.stringify({ eip155: [{ connectorId: 'a', accounts }] }) })
    expect(storage.get(rows.connections)?.eip155?.[0]?.accounts).toEqual(accounts.slice(0, limits.accounts))
  })
  it('[STORE-03] larger than we ever write is not read', () => {
    const { storage, memory } = open({ [names.activeNetwork]: `eip155:${'1'.repeat(limits.storedValue)}` })
    expect(storage.get(rows.activeNetwork)).toBeUndefined()
    const wallet = JSON.stringify([{ id: 'a', name: 'A', rdns: 'x'.repeat(limits.storedValue) }])
    memory.setItem(names.recentWallets, wallet)
    expect(storage.get(rows.recentWallets)).toBeUndefined()
  })
  it('[STORE-03] [sec:C10] is not kept under a name that could reach a prototype', () => {
    const balance = '{"caipAddress":"a","balance":"1","symbol":"X","timestamp":1}'
    const { storage } = open({
      [names.nativeBalances]: `{"__proto__":${balance},"constructor":${balance},"a":${balance}}`,
    })
    expect(Object.keys(storage.get(rows.nativeBalances) ?? {})).toEqual(['a'])
  })
  it('[STORE-03] [sec:C10] reaches no prototype', () => {
    const evil =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"eip155":[{"connectorId":"a","accounts":[{"address":"0x1","__proto__":{"polluted":1}}]}]}'
    const { storage } = open({
      [names.connections]: evil,
      [names.nativeBalances]: evil,
      [names.recentWallets]: `[${evil}]`,
    })
    const read = [storage.get(rows.connections), storage.get(rows.nativeBalances), storage.get(rows.recentWallets)]
    expect(read[0]).toEqual({ eip155: [{ connectorId: 'a', accounts: [{ address: '0x1' }] }] })
    expect('polluted' in {}).toBe(false)
    for (const value of read) expect((value as { polluted?: unknown } | undefined)?.polluted).toBeUndefined()
  })
})
