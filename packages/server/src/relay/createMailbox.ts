import type { Db } from '../db/db.js'
import { sha256 } from '../sha256.js'
import { createBatch } from './createBatch.js'
import { createTopicQuotas } from './createTopicQuotas.js'
import { relayLimits } from './relayLimits.js'
import { storeMessages } from './storeMessages.js'

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
/** What can be said of a message without reading it from the disk. */
export type Envelope = Pick<Stored, 'id' | 'topic' | 'publisher'> & { readonly size: number }
export type StoreResult =
  | { readonly kind: 'new' | 'known'; readonly id: string; readonly publisher: string }
  | { readonly kind: 'full' }
export type Ask = {
  readonly topics: readonly string[]
  readonly reader: string
  readonly now: number
  /** Only what was stored after that one. @default 0 */
  readonly after?: number
}

export type Mailbox = {
  /** Settles once the message is durable. */
  store(message: Sealed): Promise<StoreResult>
  /** What waits on these topics for somebody other than its publisher, oldest first; not whole when there is too much. */
  waiting(ask: Ask): Promise<{ readonly envelopes: readonly Envelope[]; readonly isWhole: boolean }>
  /** Oldest first. */
  byIds(ids: readonly string[], now: number): Promise<readonly Stored[]>
  /** What was stored after that one and is still here, oldest first. */
  since(id: number, now: number): Promise<readonly Envelope[]>
  /** Delivered: it need not be kept. A loss of this is a second delivery, which clients recognise. */
  remove(id: string): Promise<unknown>
  /** Deletes what has expired and says how much is left. */
  purge(now: number): Promise<number>
  /** The number of the latest message, 0 without any. */
  latest(): Promise<number>
  idle(): Promise<void>
}

type EnvelopeRow = { id: string; topic: string; publisher: string; size: number; expires_at: string }
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
  const quotas = createTopicQuotas(db)
  const storing = createBatch((messages: readonly Sealed[]) => storeMessages(db, quotas, messages), {
    weigh: ({ message }) => message.length,
    heaviest: relayLimits.batchBytes,
  })
  const asking = createBatch((asks: readonly Ask[]) => askAll(db, asks))
  const reading = createBatch((asks: readonly { ids: readonly string[]; now: number }[]) => readAll(db, asks), {
    weigh: ({ ids }) => ids.length,
    heaviest: relayLimits.readTogether,
  })
  const removing = createBatch(async (ids: readonly string[]) => {
    await db.sql`delete from relay_messages where id = any(${ids}::bigint[])`
    return ids
  })
  return {
    store: storing.add,
    waiting: asking.add,
    byIds: (ids, now) => reading.add({ ids, now }),
    async since(id, now) {
      const rows = await db.sql<EnvelopeRow>`
        select id, topic, publisher, octet_length(message) as size, expires_at from relay_messages
        where id > ${id} and expires_at > ${now} order by id limit ${relayLimits.look}`
      return rows.map(toEnvelope)
    },
    remove: removing.add,
    async purge(now) {
      await db.sql`delete from relay_messages where expires_at <= ${now}`
      // What was deleted still takes its place; PostgreSQL cleans up by itself, the built-in database does not.
      if (db.kind === 'pglite') await db.sql`vacuum relay_messages`
      const [row] = await db.sql<{ count: string }>`select count(*) as count from relay_messages`
      return Number(row?.count ?? 0)
    },
    async latest() {
      const [row] = await db.sql<{ id: string | null }>`select max(id) as id from relay_messages`
      return Number(row?.id ?? 0)
    },
    async idle() {
      await Promise.all([storing.idle(), asking.idle(), reading.idle(), removing.idle()])
    },
  }
}

/** How a client is known to the mailbox: enough to leave it out, too little to say who it is. */
export function publisherOf(clientId: string): string {
  return sha256(clientId)
}

type Waiting = Awaited<ReturnType<Mailbox['waiting']>>

async function askAll(db: Db, asks: readonly Ask[]): Promise<readonly Waiting[]> {
  const topics = [...new Set(asks.flatMap((ask) => ask.topics))]
  const after = Math.min(...asks.map((ask) => ask.after ?? 0))
  // Topic by topic: a planner without statistics would rather read the whole table.
  const rows = await db.sql<EnvelopeRow>`
    select waiting.* from unnest(${topics}::text[]) as asked(topic) cross join lateral (
      select id, topic, publisher, octet_length(message) as size, expires_at
      from relay_messages where topic = asked.topic and id > ${after}
    ) as waiting order by id limit ${relayLimits.look}`
  const isWhole = rows.length < relayLimits.look
  // Somebody's full mailboxes are in the way of the others: each asks alone.
  if (!isWhole && asks.length > 1) {
    const alone: Waiting[] = []
    for (const ask of asks) alone.push(...(await askAll(db, [ask])))
    return alone
  }
  const byTopic = new Map<string, EnvelopeRow[]>()
  for (const row of rows) {
    const list = byTopic.get(row.topic)
    if (list) list.push(row)
    else byTopic.set(row.topic, [row])
  }
  return asks.map(({ topics: wanted, reader, now, after: from = 0 }) => ({
    isWhole,
    envelopes: [...new Set(wanted)]
      .flatMap((topic) => byTopic.get(topic) ?? [])
      .filter(({ id, publisher, expires_at }) => publisher !== reader && Number(expires_at) > now && Number(id) > from)
      .sort((one, other) => Number(one.id) - Number(other.id))
      .map(toEnvelope),
  }))
}

async function readAll(
  db: Db,
  asks: readonly { ids: readonly string[]; now: number }[],
): Promise<readonly (readonly Stored[])[]> {
  const ids = [...new Set(asks.flatMap((ask) => ask.ids))]
  const rows = await db.sql<Row>`
    select id, topic, message, tag, publisher, published_at, expires_at from relay_messages
    where id = any(${ids}::bigint[]) order by id`
  const stored = rows.map(toStored)
  return asks.map((ask) => {
    const wanted = new Set(ask.ids)
    return stored.filter(({ id, expiresAt }) => wanted.has(id) && expiresAt > ask.now)
  })
}

function toEnvelope({ id, topic, publisher, size }: EnvelopeRow): Envelope {
  return { id, topic, publisher, size }
}

function toStored({ id, topic, message, tag, publisher, published_at, expires_at }: Row): Stored {
  return { id, topic, message, tag, publisher, publishedAt: Number(published_at), expiresAt: Number(expires_at) }
}
