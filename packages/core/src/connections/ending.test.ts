import { fakeAdapter, fakeEnv, testNetworks } from '@portico/testing'
import type { Namespace } from '@portico/wire'
import { expect, it } from 'vitest'
import { testContext } from '../../test/testContext.js'
import { solana } from '../networks/otherNetworks.js'
import { createConnections } from './createConnections.js'
import type { ConnectionSource } from './source.js'

const namespaces: readonly Namespace[] = ['eip155', 'solana']

/** A source whose sessions connect two namespaces, and end in each when the test says so. */
function start() {
  const env = fakeEnv()
  const { ctx } = testContext(env, { networks: [...testNetworks, solana] })
  const told = new Map<Namespace, () => void>()
  let asked = 0
  const source: ConnectionSource = {
    id: 'relay',
    isStored: true,
    connect: async () => {
      asked += 1
      const session = `${asked}`
      return namespaces.map((namespace) => ({ ...fakeAdapter({ namespace }).connectionOf('relay'), session }))
    },
    restore: async () => null,
    end: ({ namespace }) => new Promise((resolve) => told.set(namespace, resolve)),
  }
  const connections = createConnections({ ...ctx, sources: [source], onLate: () => undefined })
  const connect = () =>
    connections.connect({ sourceId: 'relay', connectorId: 'relay', namespaces, request: undefined, isRetry: true })
  return { connections, connect, told, asked: () => asked, settle: () => env.clock.flush() }
}

it.each([
  ['eip155', 'solana'],
  ['solana', 'eip155'],
] as const)('a wallet is asked again when its session has ended in both namespaces (%s first)', async (one, other) => {
  const { connections, connect, told, asked, settle } = start()
  const ending = connections.end(await connect())
  await settle()
  const again = connect()
  told.get(one)?.()
  await settle()
  expect(asked()).toBe(1)
  told.get(other)?.()
  await ending
  expect((await again).map(({ session }) => session)).toEqual(['2', '2'])
})
