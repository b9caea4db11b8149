import { fakeClock } from '@portico/testing'
import { relayCloseCodes } from '@portico/wire/relay'
import { expect, it } from 'vitest'
import { createRelay } from '../createRelay.js'
import { noblePrimitives } from '../crypto/noblePrimitives.js'
import { limits } from '../limits.js'
import type { RelayError } from '../RelayError.js'
import { createHub } from '../test/hub.js'
import { optionsFor, testEnv } from '../test/world.js'
import { retryDelay } from './retryDelay.js'

const topic = 'ab'.repeat(32)
const how = { ttl: 300, tag: 1108, prompt: false }

function setUp(transport?: 'socket' | 'http') {
  const clock = fakeClock()
  const hub = createHub(clock)
  const errors: RelayError[] = []
  const messages: string[] = []
  const relay = createRelay(testEnv(hub, clock), optionsFor(hub, 'one', { transport }), {
    primitives: async () => noblePrimitives(),
    onMessage: async ({ message }) => void messages.push(message),
    onError: (error) => void errors.push(error),
  })
  return { clock, hub, relay, errors, messages }
}

it('opens no socket before there is something to do, and rests when there is nothing left', async () => {
  const { clock, hub, relay } = setUp()
  await clock.advance(60_000)
  expect(hub.opened).toEqual([])
  expect(clock.pending()).toBe(0)
  await relay.subscribe(topic)
  expect(hub.connections()).toBe(1)
  relay.unsubscribe(topic)
  await clock.advance(10_000)
  expect(hub.connections()).toBe(0)
  expect(clock.pending()).toBe(0)
})

it('says who it is in the address, and keeps the operator’s own parts of it', async () => {
  const clock = fakeClock()
  const hub = createHub(clock, 'wss://relay.test/relay/v1?x=1&projectId=theirs')
  const relay = createRelay(testEnv(hub, clock), optionsFor(hub, 'one'), {
    primitives: async () => noblePrimitives(),
    onMessage: async () => undefined,
    onError: () => undefined,
  })
  await relay.subscribe(topic)
  const url = new URL(hub.opened[0] ?? '')
  expect(url.pathname).toBe('/relay/v1')
  expect(url.searchParams.get('x')).toBe('1')
  expect(url.searchParams.getAll('projectId')).toEqual(['theirs'])
  expect(url.searchParams.get('useOnCloseEvent')).toBe('true')
  expect(hub.calls[0]?.clientId).toBe(await relay.clientId())
  relay.close()
})

it('comes back by itself and listens again, with growing pauses while the relay is down', async () => {
  const { clock, hub, relay, messages } = setUp()
  await relay.subscribe(topic)
  hub.controls.isUp = false
  hub.closeAll(1006)
  await clock.advance(120_000)
  const tries = hub.opened.length - 1
  expect(tries).toBeGreaterThan(4)
  expect(tries).toBeLessThan(20)
  hub.controls.isUp = true
  await clock.advance(limits.maxRetryMs)
  hub.inject(topic, 'AAAA')
  await clock.flush()
  expect(messages).toEqual(['AAAA'])
  expect(hub.calls.at(-1)?.method).toBe('irn_batchSubscribe')
  relay.close()
  await clock.flush()
  expect(clock.pending()).toBe(0)
})

it.each([
  ['Unauthorized: origin not allowed', 'relay/origin-not-allowed'],
  ['JWT validation error: JWT Token is not yet valid', 'relay/clock'],
  ['Unauthorized: invalid key', 'relay/invalid-project'],
  ['Go away', 'relay/refused'],
])('stops when it is refused for good: %s', async (reason, code) => {
  const { clock, hub, relay, errors } = setUp()
  hub.controls.refusal = reason
  await expect(relay.subscribe(topic)).rejects.toMatchObject({ code })
  await clock.advance(600_000)
  expect(hub.opened).toHaveLength(1)
  expect(errors.at(-1)).toMatchObject({ code, details: reason })
  expect(clock.pending()).toBe(0)
  // What a person does next is tried once.
  hub.controls.refusal = undefined
  await relay.publish(topic, 'AAAA', how)
  expect(hub.opened).toHaveLength(2)
  relay.close()
})

it('[RELAY-10] every five seconds it looks: a call without an answer costs the socket, not the message', async () => {
  const { clock, hub, relay } = setUp()
  await relay.subscribe(topic)
  hub.controls.deafTo.add(await relay.clientId())
  const published = relay.publish(topic, 'BBBB', how)
  await clock.advance(14_000)
  expect(hub.opened).toHaveLength(1)
  hub.controls.deafTo.clear()
  await clock.advance(limits.heartbeatMs)
  await published
  expect(hub.opened.length).toBeGreaterThan(1)
  expect(hub.messagesOn(topic).map(({ message }) => message)).toEqual(['BBBB'])
  relay.close()
})

it('[RELAY-10] a socket that is silent for long is asked for a sign of life', async () => {
  const { clock, hub, relay } = setUp()
  await relay.subscribe(topic)
  await clock.advance(limits.silenceMs + limits.heartbeatMs)
  expect(hub.calls.at(-1)).toMatchObject({ method: 'irn_batchFetchMessages', params: { topics: [] } })
  hub.controls.deafTo.add(await relay.clientId())
  await clock.advance(2 * limits.silenceMs)
  expect(hub.opened.length).toBeGreaterThan(1)
  relay.close()
})

it('publishes until it is acknowledged, or gives up when the message would be over', async () => {
  const { clock, hub, relay } = setUp()
  hub.controls.isUp = false
  const late = relay.publish(topic, 'CCCC', { ...how, ttl: 30 })
  const failed = expect(late).rejects.toMatchObject({ code: 'relay/publish-expired' })
  const patient = relay.publish(topic, 'DDDD', how)
  await clock.advance(31_000)
  await failed
  hub.controls.isUp = true
  await clock.advance(limits.maxRetryMs)
  await patient
  expect(hub.messagesOn(topic).map(({ message }) => message)).toEqual(['DDDD'])
  relay.close()
})

it('handles the messages of a topic one after the other, and acknowledges what is done', async () => {
  const clock = fakeClock()
  const hub = createHub(clock)
  const order: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const relay = createRelay(testEnv(hub, clock), optionsFor(hub, 'one'), {
    primitives: async () => noblePrimitives(),
    async onMessage({ message, topic: from }) {
      order.push(`begin ${message}`)
      if (from === topic) await gate
      order.push(`end ${message}`)
    },
    onError: () => undefined,
  })
  const other = 'cd'.repeat(32)
  await Promise.all([relay.subscribe(topic), relay.subscribe(other)])
  hub.inject(topic, 'AAAA')
  hub.inject(topic, 'BBBB')
  hub.inject(other, 'CCCC')
  await clock.flush()
  expect(order).toEqual(['begin AAAA', 'begin CCCC', 'end CCCC'])
  const clientId = await relay.clientId()
  expect(hub.messagesOn(topic).map(({ readBy }) => readBy.has(clientId))).toEqual([false, false])
  release()
  await clock.flush()
  expect(order.slice(3)).toEqual(['end AAAA', 'begin BBBB', 'end BBBB'])
  expect(hub.messagesOn(topic).map(({ readBy }) => readBy.has(clientId))).toEqual([true, true])
  relay.close()
})

it('[RELAY-10] does without a socket over HTTP, asking at every heartbeat', async () => {
  const { clock, hub, relay, messages } = setUp('http')
  await relay.subscribe(topic)
  hub.inject(topic, 'AAAA')
  await clock.advance(limits.heartbeatMs)
  expect(messages).toEqual(['AAAA'])
  await relay.publish(topic, 'BBBB', how)
  expect(hub.messagesOn(topic)).toHaveLength(2)
  hub.controls.isUp = false
  const patient = relay.publish(topic, 'CCCC', how)
  await clock.advance(20_000)
  hub.controls.isUp = true
  await clock.advance(limits.heartbeatMs)
  await patient
  expect(hub.opened).toEqual([])
  relay.close()
  await clock.advance(limits.heartbeatMs)
  expect(clock.pending()).toBe(0)
})

it('how long it waits depends on why it was closed', () => {
  const delay = (code: number, failures: number, livedMs: number, chance = 1) =>
    retryDelay({ code, failures, livedMs, chance })
  const long = 60_000
  // Told to move, or found stale: at once, unless that was at the door.
  expect(delay(relayCloseCodes.move, 0, long)).toBe(0)
  expect(delay(relayCloseCodes.stale, 0, long)).toBe(0)
  expect(delay(relayCloseCodes.move, 3, 100)).toBe(8_000)
  // A relay that drains: spread over a second.
  expect(delay(relayCloseCodes.goingAway, 0, long, 0)).toBe(0)
  expect(delay(relayCloseCodes.goingAway, 0, long)).toBe(1_000)
  // A relay that is full: never soon.
  expect(delay(relayCloseCodes.tryAgainLater, 0, long, 0)).toBe(5_000)
  expect([0, 1, 2, 3, 10, 99].map((failures) => delay(1006, failures, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 30_000, 30_000,
  ])
  expect(delay(1006, 2, 0, 0)).toBe(2_000)
})

it('a refused client listens to all it wanted once it is let in, and unsubscribing opens nothing', async () => {
  const { clock, hub, relay, messages } = setUp()
  hub.controls.refusal = 'Unauthorized: origin not allowed'
  await expect(relay.subscribe(topic)).rejects.toMatchObject({ code: 'relay/origin-not-allowed' })
  const other = 'cd'.repeat(32)
  await relay.subscribe(other).catch(() => undefined)
  relay.unsubscribe(other)
  await clock.advance(10_000)
  expect(hub.opened).toHaveLength(2)
  hub.controls.refusal = undefined
  await relay.wake()
  hub.inject(topic, 'AAAA')
  hub.inject(other, 'BBBB')
  await clock.flush()
  expect(messages).toEqual(['AAAA'])
  relay.close()
})
