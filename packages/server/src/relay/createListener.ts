import type { ServerEnv } from '../env.js'
import type { Connection } from './connection.js'
import { createDeliveries } from './createDeliveries.js'
import { type Envelope, type Mailbox, publisherOf, type Stored } from './createMailbox.js'

/**
 * One client that listens. What is new goes out at once; what waits is read from the database as fast as the client
 * acknowledges. While something older waits on a topic, newer messages of it stay in the database too: order is kept.
 */
export type Listener = {
  readonly reader: string
  readonly topics: ReadonlySet<string>
  listen(topics: readonly string[]): void
  forget(topic: string): void
  deliver(message: Stored): void
  knows(id: string): boolean
  /** Reads these topics, and what it still owes on others, from the database. Never rejects; what fails is owed. */
  handOver(topics: readonly string[]): Promise<void>
  /** It owes something: the database did not answer, or the client does not. */
  isBehind(): boolean
  /** `isAccepted` is false for a client that could not do anything with it: it is kept for the next connection. */
  acknowledge(deliveryId: string | number, isAccepted: boolean): void
}

export function createListener(options: {
  env: ServerEnv
  mailbox: Mailbox
  connection: Connection
  onDelivered: () => void
  onAcknowledged: () => void
  onError: (error: unknown) => void
}): Listener {
  const { env, mailbox, connection, onDelivered, onAcknowledged, onError } = options
  const reader = publisherOf(connection.clientId)
  const deliveries = createDeliveries(env, connection)
  const topics = new Set<string>()
  /** Topics whose next message must come from the database. */
  const behind = new Set<string>()
  /** Of those, topics that got something new after the database was asked. */
  const stale = new Set<string>()
  let isReading = false
  let isStuck = false

  function send(message: Stored): void {
    if (deliveries.knows(message.id)) return
    deliveries.send(message)
    onDelivered()
  }

  /** As many of the oldest as may be under way. */
  function fitting(envelopes: readonly Envelope[]): readonly Envelope[] {
    const taken = { count: 0, bytes: 0 }
    for (const { size } of envelopes) {
      if (!deliveries.hasRoom(size, taken)) break
      taken.count++
      taken.bytes += size
    }
    return envelopes.slice(0, taken.count)
  }

  async function readOnce(): Promise<void> {
    const asked = [...behind]
    stale.clear()
    const { envelopes, isWhole } = await mailbox.waiting({ topics: asked, reader, now: env.now() })
    const unknown = envelopes.filter(({ id, topic }) => topics.has(topic) && !deliveries.knows(id))
    const taken = fitting(unknown)
    const messages =
      taken.length === 0
        ? []
        : await mailbox.byIds(
            taken.map(({ id }) => id),
            env.now(),
          )
    for (const message of messages) if (topics.has(message.topic)) send(message)
    const left = new Set(unknown.slice(taken.length).map(({ topic }) => topic))
    if (isWhole) for (const topic of asked) if (!left.has(topic) && !stale.has(topic)) behind.delete(topic)
    // Nothing can be sent before the client acknowledges, or before the database lets go of what it did.
    isStuck = taken.length === 0 && (left.size > 0 || !isWhole)
  }

  async function readOn(): Promise<void> {
    if (isReading) return
    isReading = true
    isStuck = false
    try {
      while (behind.size > 0 && !isStuck) await readOnce()
    } catch (error) {
      onError(error)
    } finally {
      isReading = false
    }
  }

  return {
    reader,
    topics,
    listen: (added) => {
      for (const topic of added) topics.add(topic)
    },
    forget(topic) {
      topics.delete(topic)
      behind.delete(topic)
    },
    deliver(message) {
      if (message.publisher === reader) return
      if (behind.has(message.topic)) stale.add(message.topic)
      else if (deliveries.knows(message.id) || deliveries.hasRoom(message.message.length)) send(message)
      else behind.add(message.topic)
    },
    knows: deliveries.knows,
    handOver(added) {
      for (const topic of added)
        if (topics.has(topic)) {
          behind.add(topic)
          stale.add(topic)
        }
      return readOn()
    },
    isBehind: () => behind.size > 0,
    acknowledge(deliveryId, isAccepted) {
      const id = deliveries.acknowledge(deliveryId)
      if (id === undefined) return
      if (isAccepted) {
        onAcknowledged()
        // Lost with the database: the message expires by itself, and a client that gets it again drops it.
        mailbox.remove(id).then(
          () => deliveries.forget(id),
          () => undefined,
        )
      }
      if (behind.size > 0 && deliveries.isHalfEmpty()) void readOn()
    },
  }
}
