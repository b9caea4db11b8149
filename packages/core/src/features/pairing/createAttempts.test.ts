import { accountsOf, chainsOf, type Dapp, namespacesFor, type Session } from '@portico/relay'
import { fakeEnv } from '@portico/testing'
import { expect, it } from 'vitest'
import { testContext } from '../../../test/testContext.js'
import { createConnections } from '../../connections/createConnections.js'
import { createStore } from '../../state/createStore.js'
import type { Platform } from '../../utils/detectPlatform.js'
import { createAttempts } from './createAttempts.js'
import type { RelaySessions } from './createRelaySessions.js'
import { idlePairing, type PairingState } from './pairing.js'
import { pairingLimits } from './pairingLimits.js'
import type { RelayClient } from './relay.js'
import { relaySource } from './relaySource.js'

type SetupParameters = {
  readonly platform?: Partial<Platform>
  readonly reached?: Promise<void>
  readonly approval?: Promise<Session>
}

/** A relay that takes every proposal as soon as it is reached, and a wallet that answers when the test does. */
function setup({ platform = {}, reached = Promise.resolve(), approval = new Promise(() => {}) }: SetupParameters = {}) {
  const env = fakeEnv({ platform })
  const { ctx, destroy } = testContext(env)
  ctx.connections.current = createConnections({
    ...ctx,
    sources: [relaySource(() => undefined)],
    onLate: () => undefined,
  })
  const store = createStore<PairingState>(idlePairing)
  const cancelled: number[] = []
  let made = 0
  const dapp: Partial<Dapp> = {
    async pair() {
      made += 1
      return { uri: `wc:${made}`, topic: `${made}`, expiresAt: env.now() + 240_000 }
    },
    async propose({ pairingTopic }) {
      const id = Number(pairingTopic)
      await reached
      return { id, approval, cancel: () => void cancelled.push(id) }
    },
  }
  const client: Partial<RelayClient> = { dapp: dapp as Dapp, namespacesFor, chainsOf, accountsOf }
  const ended: string[] = []
  const sessions: Partial<RelaySessions> = {
    client: async () => client as RelayClient, // what is used of it is there
    endOne: async (topic) => void ended.push(topic),
  }
  const attempts = createAttempts(ctx, {
    store,
    sessions: sessions as RelaySessions, // as above
    onReady: () => undefined,
    onConnected: async () => undefined,
  })
  return { ...env, attempts, store, cancelled, ended, destroy }
}

it('[RELAY-01] a link is shown for four minutes less ten seconds, and then called expired', async () => {
  const { attempts, store, clock } = setup()
  const now = clock.now()
  void attempts.start(undefined)
  expect(store.get()).toMatchObject({ status: 'starting', canRetry: false })
  await clock.flush()
  expect(store.get()).toMatchObject({ status: 'pairing', uri: 'wc:1', expiresAt: now + 230_000, canRetry: false })
  await clock.advance(999)
  expect(store.get().canRetry).toBe(false)
  await clock.advance(1)
  expect(store.get().canRetry).toBe(true)
  await clock.advance(228_999)
  expect(store.get().status).toBe('pairing')
  await clock.advance(1)
  expect(store.get()).toMatchObject({ status: 'expired', canRetry: true })
})

it('a new attempt gives the one before up, and leaving leaves no timer', async () => {
  const { attempts, store, clock, cancelled } = setup()
  void attempts.start(undefined)
  await clock.flush()
  void attempts.start({ id: 'fox', name: 'Fox' })
  await clock.flush()
  expect(cancelled).toEqual([1])
  expect(store.get()).toMatchObject({ status: 'pairing', uri: 'wc:2', wallet: { id: 'fox' } })
  attempts.cancel()
  await clock.flush()
  expect(cancelled).toEqual([1, 2])
  expect(clock.pending()).toBe(0)
})

it('a code is shown before the relay has answered', async () => {
  const { attempts, store, clock } = setup({ reached: new Promise(() => {}) })
  void attempts.start(undefined)
  await clock.flush()
  expect(store.get()).toMatchObject({ status: 'pairing', uri: 'wc:1' })
})

it('a phone’s link is shown when the relay has what it leads to', async () => {
  let resolve = (): void => undefined
  const reached = new Promise<void>((done) => {
    resolve = done
  })
  const { attempts, store, clock } = setup({ platform: { isMobile: true }, reached })
  void attempts.start(undefined)
  await clock.flush()
  expect(store.get().status).toBe('starting')
  resolve()
  await clock.flush()
  expect(store.get()).toMatchObject({ status: 'pairing', uri: 'wc:1' })
})

it('a relay that is not reached is told in the place of the code', async () => {
  const { attempts, store, clock } = setup({ reached: new Promise(() => {}) })
  void attempts.start(undefined)
  await clock.flush()
  await clock.advance(pairingLimits.reach)
  expect(store.get()).toMatchObject({ status: 'failed', error: 'pairing/unreachable', canRetry: true })
})

it('a session that is approved in the moment in which it is given up is ended', async () => {
  let approve = (_: Session): void => undefined
  const approval = new Promise<Session>((done) => {
    approve = done
  })
  const { attempts, store, clock, ended } = setup({ approval })
  void attempts.start(undefined)
  await clock.flush()
  const metadata = { name: 'Owl', description: '', url: 'https://owl.test', icons: [] }
  const peer = { publicKey: 'ab', metadata }
  const session: Session = {
    topic: 'late',
    expiry: 0,
    self: peer,
    peer,
    controller: 'ab',
    isAcknowledged: true,
    requested: {},
    namespaces: {},
  }
  approve(session)
  attempts.cancel()
  await clock.flush()
  expect(ended).toEqual(['late'])
  expect(store.get().status).not.toBe('connecting')
})
