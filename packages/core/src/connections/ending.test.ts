import { fakeAdapter, fakeEnv, testNetworks } from '@portico/testing'
import type { Namespace } from '@portico/wire'
import { expect, it } from 'vitest'
import { testContext } from '../../test/testContext.js'
import { disconnect } from '../actions/disconnect.js'
import { solana } from '../networks/otherNetworks.js'
import { connectionsOf } from '../state/selectors.js'
import { connectionLimits } from './connectionLimits.js'
import { createConnections } from './createConnections.js'
import type { ConnectionSource } from './source.js'

const namespaces: readonly Namespace[] = ['eip155', 'solana']

/** A source whose sessions connect two namespaces, and end in each when the test says so. */
function start() {
  const env = fakeEnv()
  const { ctx } = testContext(env, { networks: [...testNetworks, solana] })
  const told = new Map<Namespace, { resolve(): void; reject(error: unknown): void }>()
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
    end: ({ namespace }) => new Promise((resolve, reject) => told.set(namespace, { resolve, reject })),
  }
  const connections = createConnections({ ...ctx, sources: [source], onLate: () => undefined })
  const connect = () =>
    connections.connect({ sourceId: 'relay', connectorId: 'relay', namespaces, request: undefined, isRetry: true })
  return {
    ctx,
    connections,
    connect,
    told,
    asked: () => asked,
    clock: env.clock,
    logs: env.logs,
    settle: () => env.clock.flush(),
  }
}

it.each([
  ['eip155', 'solana'],
  ['solana', 'eip155'],
] as const)('a wallet is asked again when its session has ended in both namespaces (%s first)', async (one, other) => {
  const { connections, connect, told, asked, settle } = start()
  const ending = connections.end(await connect())
  await settle()
  const again = connect()
  told.get(one)?.resolve()
  await settle()
  expect(asked()).toBe(1)
  told.get(other)?.resolve()
  await ending
  expect((await again).map(({ session }) => session)).toEqual(['2', '2'])
})

it('a wallet that never answers is over here all the same, and asked again without waiting for it', async () => {
  const { ctx, connections, connect, asked, clock, settle } = start()
  const ending = connections.end(await connect())
  const again = connect()
  await clock.advance(connectionLimits.silentEnd - 1)
  expect([connectionsOf(ctx.store.get()).length, asked()]).toEqual([2, 1])
  await clock.advance(1)
  expect((await ending).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await settle()
  expect(asked()).toBe(2)
  expect((await again).map(({ session }) => session)).toEqual(['2', '2'])
  expect(connectionsOf(ctx.store.get()).map(({ session }) => session)).toEqual(['2', '2'])
})

it('what a wallet says after nobody waited any more changes nothing; a failure is for the developer', async () => {
  const { ctx, connections, connect, told, clock, logs, settle } = start()
  const ending = connections.end(await connect())
  await clock.advance(connectionLimits.silentEnd)
  await ending
  await connect()
  told.get('eip155')?.resolve()
  told.get('solana')?.reject(new RangeError('port closed'))
  await settle()
  expect(connectionsOf(ctx.store.get())).toHaveLength(2)
  expect(logs.map(({ level, parts }) => `${level} ${parts.join(' ')}`)).toEqual([
    'warn Portico: RangeError: port closed',
  ])
})

it('a pairing that was begun while the wallet before it is still being told keeps its screen', async () => {
  const { ctx, connections, connect, told, settle } = start()
  ctx.connections.current = connections
  await connect()
  ctx.store.update((state) => ({ ...state, modal: { ...state.modal, open: true } }))
  const ended = disconnect(ctx)
  await settle()
  const again = connections.connect({
    sourceId: 'relay',
    connectorId: 'relay',
    namespaces,
    request: undefined,
    mode: 'kept',
  })
  for (const { resolve } of told.values()) resolve()
  await ended
  expect(ctx.store.get().modal.open).toBe(true)
  expect(await again).toHaveLength(2)
})
