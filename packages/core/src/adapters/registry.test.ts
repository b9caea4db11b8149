import { createTestPortico, fakeAdapter } from '@portico/testing'
import { expect, it } from 'vitest'
import type { Adapter, AdapterFactory } from './adapter.js'

function without(verb: keyof Adapter): AdapterFactory {
  const adapter = fakeAdapter()
  return { ...adapter, create: (context) => ({ ...adapter.create(context), [verb]: undefined }) as unknown as Adapter } // what a careless author ships
}

it.each(['start', 'connect', 'reconnect', 'disconnect'] as const)(
  '[CFG-08] an adapter without %s has no connection client and is refused',
  (verb) => {
    expect(() => createTestPortico({ options: { adapters: [without(verb)] } })).toThrow(
      'The adapter for eip155 has no connection client: it needs `start`, `connect`, `reconnect` and `disconnect`.',
    )
  },
)

it('[CFG-08] an adapter without switchNetwork has no network client and is refused', () => {
  expect(() => createTestPortico({ options: { adapters: [without('switchNetwork')] } })).toThrow(
    'The adapter for eip155 has no network client: it needs `switchNetwork`.',
  )
})

it('[CFG-08] a factory that makes nothing is refused the same way', () => {
  const empty = { ...fakeAdapter(), create: () => undefined as unknown as Adapter } // what a careless author ships
  expect(() => createTestPortico({ options: { adapters: [empty] } })).toThrow('no connection client')
})
