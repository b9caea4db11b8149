import { describe, expect, it } from 'vitest'
import { createPageMemory } from './createPageMemory.js'
import type { WalletState } from './walletState.js'

const state: WalletState = {
  authorized: true,
  locked: false,
  chainId: 1,
  exposed: [0],
  chains: { 1: {} },
  forgotten: {},
  steps: [{ type: 'reject' }],
}

function createStorage(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('createPageMemory', () => {
  it('reads what it wrote, per wallet', () => {
    const storage = createStorage()
    const memory = createPageMemory('Alpha', () => storage)
    expect(memory.read()).toBeUndefined()
    memory.write(state)
    expect(memory.read()).toEqual(state)
    expect(createPageMemory('Beta', () => storage).read()).toBeUndefined()
  })

  it('begins afresh after poisoned text', () => {
    const poison = [
      '{',
      'null',
      '7',
      '[]',
      '{}',
      JSON.stringify({ ...state, exposed: [] }),
      JSON.stringify({ ...state, exposed: [-1] }),
      JSON.stringify({ ...state, popup: { method: 7 } }),
      JSON.stringify({ ...state, down: true }),
    ]
    for (const text of poison) {
      const storage = createStorage({ '@portico-testing/wallet/Alpha': text })
      expect(createPageMemory('Alpha', () => storage).read()).toBeUndefined()
    }
  })

  it('works without storage', () => {
    const memory = createPageMemory('Alpha', () => {
      throw new TypeError('blocked')
    })
    expect(() => memory.write(state)).not.toThrow()
    expect(memory.read()).toBeUndefined()
  })
})
