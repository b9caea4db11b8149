import type { Bus } from '../bus/bus.js'
import type { Db } from '../db/db.js'
import type { Log } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { ServerError } from '../errors/ServerError.js'
import type { Connection } from './connection.js'
import { createDeliveries } from './createDeliveries.js'
import { createMailbox, publisherOf, type Stored, sha256 } from './createMailbox.js'
import { noticesOf, readNotice } from './notice.js'
import { relayLimits } from './relayLimits.js'

export type Publication = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttl: number
}
export type HubStats = {
  readonly sockets: number
  readonly subscriptions: number
  readonly published: number
  readonly delivered: number
  readonly acknowledged: number
}

/**
 * Stores and forwards sealed messages. A publication is answered when it is durable; delivery is at least once, never
 * to its publisher, and ends when a receiver acknowledges it or it expires.
 */
export type Hub = {
  join(connection: Connection): Member
  publish(clientId: string, messages: readonly Publication[]): Promise<void>
  /** What waits, without taking it: whoever fetches without a socket may ask again. */
  fetch(clientId: string, topics: readonly string[]): Promise<readonly Stored[]>
  /** Looks again for what another node may have announced while it could not be heard. */
  catchUp(): Promise<void>
  stats(): HubStats
  close(): Promise<void>
}
export type Member = {
  /** Adds topics and hands over what waits there; returns an id for each. */
  subscribe(topics: readonly string[]): Promise<readonly string[]>
  unsubscribe(topics: readonly string[]): void
  acknowledge(deliveryId: string | number): void
  leave(): void
}

type Listener = {
  readonly connection: Connection
  readonly reader: string
  readonly topics: Set<string>
  deliver(message: Stored): void
}

export function createHub({ env, db, bus, log }: { env: ServerEnv; db: Db; bus: Bus; log: Log }): Hub {
  const mailbox = createMailbox(db)
  const members = new Set<Listener>()
  const byTopic = new Map<string, Set<Listener>>()
  const counts = { published: 0, delivered: 0, acknowledged: 0 }
  let timer: NodeJS.Timeout | undefined
  const unsubscribe = bus.subscribe((text) => void hear(text).catch(report))
  schedulePurge()

  function deliverHere(message: Stored): void {
    for (const listener of byTopic.get(message.topic) ?? [])
      if (listener.reader !== message.publisher) listener.deliver(message)
  }

  /** Another node stored something: those of ours who listen get it from the database. */
  async function hear(text: string): Promise<void> {
    const ids = readNotice(text).flatMap(({ topic, id }) => (byTopic.has(topic) ? [id] : []))
    if (ids.length > 0) for (const message of await mailbox.byIds(ids, env.now())) deliverHere(message)
  }

  async function handOver(listener: Listener, topics: readonly string[]): Promise<void> {
    for (const message of await mailbox.waiting(topics, listener.reader, env.now()))
      if (listener.topics.has(message.topic)) listener.deliver(message)
  }

  function report(error: unknown): void {
    log('error', 'relay-failed', { reason: error instanceof ServerError ? error.code : 'internal' })
  }

  function schedulePurge(): void {
    timer = env.setTimeout(() => {
      mailbox.purge(env.now()).catch(report)
      schedulePurge()
    }, relayLimits.purge)
    timer.unref?.()
  }

  function removeTopic(listener: Listener, topic: string): void {
    listener.topics.delete(topic)
    const listeners = byTopic.get(topic)
    listeners?.delete(listener)
    if (listeners?.size === 0) byTopic.delete(topic)
  }

  return {
    join(connection) {
      const reader = publisherOf(connection.clientId)
      const deliveries = createDeliveries(env, connection)
      const listener: Listener = {
        connection,
        reader,
        topics: new Set(),
        deliver(message) {
          if (deliveries.send(message)) counts.delivered++
        },
      }
      members.add(listener)
      return {
        async subscribe(topics) {
          const added = topics.filter((topic) => !listener.topics.has(topic))
          if (listener.topics.size + added.length > relayLimits.subscriptions) throw new ServerError('limit/requests')
          for (const topic of added) {
            listener.topics.add(topic)
            byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(listener))
          }
          // After the answer is on its way: a client must know its subscription before what comes through it.
          queueMicrotask(() => handOver(listener, topics).catch(report))
          return topics.map((topic) => sha256(topic + connection.clientId))
        },
        unsubscribe(topics) {
          for (const topic of topics) removeTopic(listener, topic)
        },
        acknowledge(deliveryId) {
          const id = deliveries.acknowledge(deliveryId)
          if (id === undefined) return
          counts.acknowledged++
          mailbox.remove(id)
        },
        leave() {
          members.delete(listener)
          for (const topic of [...listener.topics]) removeTopic(listener, topic)
        },
      }
    },
    async publish(clientId, messages) {
      const publishedAt = env.now()
      const publisher = publisherOf(clientId)
      const sealed = messages.map(({ topic, message, tag, ttl }) => ({
        topic,
        message,
        tag,
        publisher,
        publishedAt,
        expiresAt: publishedAt + ttl * 1_000,
      }))
      const results = await Promise.all(sealed.map(mailbox.store))
      const stored = results.flatMap((result, index): Stored[] => {
        const message = sealed[index]
        return result.kind === 'new' && message ? [{ ...message, id: result.id }] : []
      })
      counts.published += stored.length
      for (const message of stored) deliverHere(message)
      for (const notice of noticesOf(stored)) bus.publish(notice).catch(report)
      if (results.some(({ kind }) => kind === 'full')) throw new ServerError('limit/requests')
    },
    fetch: (clientId, topics) => mailbox.waiting(topics, publisherOf(clientId), env.now()),
    async catchUp() {
      await Promise.all([...members].map((listener) => handOver(listener, [...listener.topics])))
    },
    stats: () => ({
      sockets: members.size,
      subscriptions: [...members].reduce((sum, { topics }) => sum + topics.size, 0),
      ...counts,
    }),
    async close() {
      unsubscribe()
      if (timer) env.clearTimeout(timer)
      await mailbox.idle()
    },
  }
}
