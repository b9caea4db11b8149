import type { Bus } from '../bus/bus.js'
import type { Db } from '../db/db.js'
import type { Log } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { ServerError } from '../errors/ServerError.js'
import { sha256 } from '../sha256.js'
import type { Connection } from './connection.js'
import { createListener, type Listener } from './createListener.js'
import { createMailbox, type Envelope, publisherOf, type Stored } from './createMailbox.js'
import { createPoller } from './createPoller.js'
import { fitPage } from './fitPage.js'
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
  /** Messages in the database, as last counted; all nodes share them. */
  readonly waiting: number
  /** The longest that a publication of the last minute or two took to be durable, in milliseconds. */
  readonly lag: number
}
export type Fetched = {
  readonly messages: readonly Stored[]
  readonly hasMore: boolean
  /** Where the next page begins. */
  readonly cursor: string | undefined
}

/**
 * Stores and forwards sealed messages. A publication is answered when it is durable; delivery is at least once, never
 * to its publisher, and ends when a receiver acknowledges it or it expires.
 */
export type Hub = {
  join(connection: Connection): Member
  publish(clientId: string, messages: readonly Publication[]): Promise<void>
  /** What waits after a cursor, without taking it: whoever fetches without a socket may ask again. */
  fetch(clientId: string, topics: readonly string[], after?: number): Promise<Fetched>
  /** Looks for what another node stored and could not announce. */
  catchUp(): Promise<void>
  stats(): HubStats
  close(): Promise<void>
}
export type Member = {
  /** Adds topics and hands over what waits there; returns an id for each. */
  subscribe(topics: readonly string[]): Promise<readonly string[]>
  unsubscribe(topics: readonly string[]): void
  acknowledge(deliveryId: string | number, isAccepted: boolean): void
  leave(): void
}

export function createHub({ env, db, bus, log }: { env: ServerEnv; db: Db; bus: Bus; log: Log }): Hub {
  const mailbox = createMailbox(db)
  const members = new Set<Listener>()
  const byTopic = new Map<string, Set<Listener>>()
  const counts = { published: 0, delivered: 0, acknowledged: 0 }
  const lags = { now: 0, before: 0 }
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  const unsubscribe = bus.subscribe((text) => void onNotice(text).catch(report))
  const poller = createPoller({ env, mailbox, onFound, onTurn: followUp, onError: report })
  schedulePurge()

  function deliverHere(message: Stored): void {
    for (const listener of byTopic.get(message.topic) ?? []) listener.deliver(message)
  }

  /** Another node stored something: those of ours who listen get it from the database, in the order of the notices. */
  async function onNotice(text: string): Promise<void> {
    const ids = readNotice(text).flatMap(({ topic, id }) => (byTopic.has(topic) ? [id] : []))
    if (ids.length > 0) for (const message of await mailbox.byIds(ids, env.now())) deliverHere(message)
  }

  /** Stored by a node that could not say so, because it died or the bus was away. */
  async function onFound(found: readonly Envelope[]): Promise<void> {
    const missed = new Map<Listener, string[]>()
    for (const { id, topic, publisher } of found)
      for (const listener of byTopic.get(topic) ?? [])
        if (listener.reader !== publisher && !listener.knows(id))
          missed.set(listener, [...(missed.get(listener) ?? []), topic])
    await Promise.all([...missed].map(([listener, topics]) => listener.handOver(topics)))
  }

  async function followUp(): Promise<void> {
    await Promise.all([...members].map((listener) => (listener.isBehind() ? listener.handOver([]) : undefined)))
  }

  function report(error: unknown): void {
    log('error', 'relay-failed', { reason: error instanceof ServerError ? error.code : 'internal' })
  }

  function schedulePurge(): void {
    timer = env.setTimeout(() => {
      mailbox.purge(env.now()).then((left) => {
        waiting = left
      }, report)
      lags.before = lags.now
      lags.now = 0
      schedulePurge()
    }, relayLimits.purge)
    timer.unref?.()
  }

  function removeTopic(listener: Listener, topic: string): void {
    listener.forget(topic)
    const listeners = byTopic.get(topic)
    listeners?.delete(listener)
    if (listeners?.size === 0) byTopic.delete(topic)
  }

  return {
    join(connection) {
      const listener = createListener({
        env,
        mailbox,
        connection,
        onDelivered: () => void counts.delivered++,
        onAcknowledged: () => void counts.acknowledged++,
        onError: report,
      })
      members.add(listener)
      return {
        async subscribe(topics) {
          const added = topics.filter((topic) => !listener.topics.has(topic))
          if (listener.topics.size + added.length > relayLimits.subscriptions) throw new ServerError('limit/requests')
          listener.listen(added)
          for (const topic of added) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(listener))
          // After the answer is on its way: a client must know its subscription before what comes through it.
          queueMicrotask(() => void listener.handOver(topics))
          return topics.map((topic) => sha256(topic + connection.clientId))
        },
        unsubscribe(topics) {
          for (const topic of topics) removeTopic(listener, topic)
        },
        acknowledge: listener.acknowledge,
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
      lags.now = Math.max(lags.now, env.now() - publishedAt)
      const stored = results.flatMap((result, index): Stored[] => {
        const message = sealed[index]
        if (result.kind === 'full' || !message) return []
        if (result.kind === 'new') counts.published++
        // What was known is handed on again: the node that stored it may have died before it could.
        return [{ ...message, id: result.id, publisher: result.publisher }]
      })
      for (const message of stored) deliverHere(message)
      for (const notice of noticesOf(stored)) bus.publish(notice).catch(report)
      if (results.some(({ kind }) => kind === 'full')) throw new ServerError('limit/requests')
    },
    async fetch(clientId, topics, after = 0) {
      const query = { topics, reader: publisherOf(clientId), now: env.now(), after }
      const { envelopes, isWhole } = await mailbox.waiting(query)
      const page = fitPage(envelopes)
      const ids = page.map(({ id }) => id)
      const messages = ids.length === 0 ? [] : await mailbox.byIds(ids, query.now)
      return { messages, cursor: ids.at(-1), hasMore: page.length < envelopes.length || !isWhole }
    },
    catchUp: poller.now,
    stats: () => ({
      sockets: members.size,
      subscriptions: [...members].reduce((sum, { topics }) => sum + topics.size, 0),
      ...counts,
      waiting,
      lag: Math.max(lags.now, lags.before),
    }),
    async close() {
      unsubscribe()
      if (timer) env.clearTimeout(timer)
      await poller.stop()
      await mailbox.idle()
    },
  }
}
