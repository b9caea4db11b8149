import { createHash } from 'node:crypto'
import type { Db } from '../db/db.js'
import { createBatch } from './createBatch.js'
import { relayLimits } from './relayLimits.js'

/** A sealed message on its way. The relay cannot read it. */
export type Sealed = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publishedAt: number
  readonly expiresAt: number
  /** Who gets no copy, as `publisherOf` writes it. */
  readonly publisher: string
}
export type Stored = Sealed & { readonly id: string }
export type StoreResult = { readonly kind: 'new'; readonly id: string } | { readonly kind: 'known' | 'full' }

export type Mailbox = {
  /** Settles once the message is durable. */
  store(message: Sealed): Promise<StoreResult>
  /** What waits on these topics for somebody other than its publisher, oldest first. */
  waiting(topics: readonly string[], reader: string, now: number): Promise<readonly Stored[]>
  byIds(ids: readonly string[], now: number): Promise<readonly Stored[]>
  /** Delivered: it need not be kept. A loss of this is a second delivery, which clients recognise. */
  remove(id: string): void
  /** Deletes what has expired and says how much. */
  purge(now: number): Promise<number>
  idle(): Promise<void>
}

type Row = {
  id: string
  topic: string
  message: string
  tag: number
  publisher: string
  published_at: string
  expires_at: string
}

export function createMailbox(db: Db): Mailbox {
  const storing = createBatch((messages: readonly Sealed[]) => storeAll(db, messages))
  const reading = createBatch((asks: readonly { topics: readonly string[]; reader: string; now: number }[]) =>
    readAll(db, asks),
  )
  const removing = createBatch(async (ids: readonly string[]) => {
    await db.sql`delete from relay_messages where id = any(${ids}::bigint[])`
    return ids
  })
  return {
    store: storing.add,
    waiting: (topics, reader, now) => reading.add({ topics, reader, now }),
    async byIds(ids, now) {
      const rows = await db.sql<Row>`
        select id, topic, message, tag, publisher, published_at, expires_at from relay_messages
        where id = any(${ids}::bigint[]) and expires_at > ${now} order by id`
      return rows.map(toStored)
    },
    remove(id) {
      // Nobody waits for it: the message expires by itself, and a client that gets it again drops it.
      removing.add(id).catch(() => undefined)
    },
    async purge(now) {
      const rows = await db.sql`delete from relay_messages where expires_at <= ${now} returning id`
      return rows.length
    },
    async idle() {
      await Promise.all([storing.idle(), reading.idle(), removing.idle()])
    },
  }
}

/** How a client is known to the mailbox: enough to leave it out, too little to say who it is. */
export function publisherOf(clientId: string): string {
  return sha256(clientId)
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function storeAll(db: Db, messages: readonly Sealed[]): Promise<readonly StoreResult[]> {
  const hashed = messages.map((message) => ({ ...message, hash: sha256(message.message) }))
  const full = await fullTopics(db, hashed)
  const rows = hashed.flatMap(({ topic, hash, message, tag, publisher, publishedAt, expiresAt }) =>
    full.has(topic) ? [] : [{ topic, hash, message, tag, publisher, published_at: publishedAt, expires_at: expiresAt }],
  )
  const stored =
    rows.length === 0
      ? []
      : await db.sql<{ id: string; topic: string; hash: string }>`
          insert into relay_messages (topic, hash, message, tag, publisher, published_at, expires_at)
          select topic, hash, message, tag, publisher, published_at, expires_at
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
            topic text, hash text, message text, tag integer, publisher text, published_at bigint, expires_at bigint)
          on conflict (topic, hash) do nothing returning id, topic, hash`
  const ids = new Map(stored.map(({ id, topic, hash }) => [`${topic} ${hash}`, id]))
  return hashed.map(({ topic, hash }) => {
    if (full.has(topic)) return { kind: 'full' }
    const id = ids.get(`${topic} ${hash}`)
    ids.delete(`${topic} ${hash}`) // the same message twice in one batch is new once
    return id === undefined ? { kind: 'known' } : { kind: 'new', id }
  })
}

/** Topics whose mailbox has no room left: somebody fills them and nobody reads. */
async function fullTopics(db: Db, messages: readonly Sealed[]): Promise<ReadonlySet<string>> {
  const topics = [...new Set(messages.map(({ topic }) => topic))]
  const rows = await db.sql<{ topic: string }>`
    select topic from relay_messages where topic = any(${topics}::text[]) group by topic
    having count(*) >= ${relayLimits.mailboxMessages} or sum(length(message)) >= ${relayLimits.mailboxBytes}`
  return new Set(rows.map(({ topic }) => topic))
}

async function readAll(
  db: Db,
  asks: readonly { topics: readonly string[]; reader: string; now: number }[],
): Promise<readonly (readonly Stored[])[]> {
  const topics = [...new Set(asks.flatMap((ask) => ask.topics))]
  const now = Math.min(...asks.map((ask) => ask.now))
  const rows = await db.sql<Row>`
    select id, topic, message, tag, publisher, published_at, expires_at from relay_messages
    where topic = any(${topics}::text[]) and expires_at > ${now} order by id`
  const byTopic = new Map<string, Stored[]>()
  for (const message of rows.map(toStored)) byTopic.set(message.topic, [...(byTopic.get(message.topic) ?? []), message])
  return asks.map(({ topics: wanted, reader, now: at }) =>
    wanted
      .flatMap((topic) => byTopic.get(topic) ?? [])
      .filter(({ publisher, expiresAt }) => publisher !== reader && expiresAt > at)
      .slice(0, relayLimits.handOver),
  )
}

function toStored({ id, topic, message, tag, publisher, published_at, expires_at }: Row): Stored {
  return { id, topic, message, tag, publisher, publishedAt: Number(published_at), expiresAt: Number(expires_at) }
}
