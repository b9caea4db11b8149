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
export type WaitingQuery = {
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
  waiting(query: WaitingQuery): Promise<{ readonly envelopes: readonly Envelope[]; readonly isWhole: boolean }>
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
    sizeOf: ({ message }) => message.length,
    maxSize: relayLimits.batchBytes,
  })
  const querying = createBatch((queries: readonly WaitingQuery[]) => queryWaiting(db, queries))
  const reading = createBatch((queries: readonly { ids: readonly string[]; now: number }[]) => readAll(db, queries), {
    sizeOf: ({ ids }) => ids.length,
    maxSize: relayLimits.readTogether,
  })
  const removing = createBatch(async (ids: readonly string[]) => {
    await db.sql`delete from relay_messages where id = any(${ids}::bigint[])`
    return ids
  })
  return {
    store: storing.add,
    waiting: querying.add,
    byIds: (ids, now) => reading.add({ ids, now }),
    async since(id, now) {
      const rows = await db.sql<EnvelopeRow>`
        select id, topic, publisher, octet_length(message) as size, expires_at from relay_messages
        where id > ${id} and expires_at > ${now} order by id limit ${relayLimits.pageSize}`
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
      await Promise.all([storing.idle(), querying.idle(), reading.idle(), removing.idle()])
    },
  }
}

/** How a client is known to the mailbox: enough to leave it out, too little to say who it is. */
export function publisherOf(clientId: string): string {
  return sha256(clientId)
}

type Waiting = Awaited<ReturnType<Mailbox['waiting']>>

async function queryWaiting(db: Db, queries: readonly WaitingQuery[]): Promise<readonly Waiting[]> {
  const topics = [...new Set(queries.flatMap((query) => query.topics))]
  const after = Math.min(...queries.map((query) => query.after ?? 0))
  // Topic by topic: a planner without statistics would rather read the whole table.
  const rows = await db.sql<EnvelopeRow>`
    select waiting.* from unnest(${topics}::text[]) as asked(topic) cross join lateral (
      select id, topic, publisher, octet_length(message) as size, expires_at
      from relay_messages where topic = asked.topic and id > ${after}
    ) as waiting order by id limit ${relayLimits.pageSize}`
  const isWhole = rows.length < relayLimits.pageSize
  // Somebody's full mailboxes are in the way of the others: each queries alone.
  if (!isWhole && queries.length > 1) {
    const alone: Waiting[] = []
    for (const query of queries) alone.push(...(await queryWaiting(db, [query])))
    return alone
  }
  const byTopic = new Map<string, EnvelopeRow[]>()
  for (const row of rows) {
    const list = byTopic.get(row.topic)
    if (list) list.push(row)
    else byTopic.set(row.topic, [row])
  }
  return queries.map(({ topics: wanted, reader, now, after: from = 0 }) => ({
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
  queries: readonly { ids: readonly string[]; now: number }[],
): Promise<readonly (readonly Stored[])[]> {
  const ids = [...new Set(queries.flatMap((query) => query.ids))]
  const rows = await db.sql<Row>`
    select id, topic, message, tag, publisher, published_at, expires_at from relay_messages
    where id = any(${ids}::bigint[]) order by id`
  const stored = rows.map(toStored)
  return queries.map((query) => {
    const wanted = new Set(query.ids)
    return stored.filter(({ id, expiresAt }) => wanted.has(id) && expiresAt > query.now)
  })
}

function toEnvelope({ id, topic, publisher, size }: EnvelopeRow): Envelope {
  return { id, topic, publisher, size }
}

function toStored({ id, topic, message, tag, publisher, published_at, expires_at }: Row): Stored {
  return { id, topic, message, tag, publisher, publishedAt: Number(published_at), expiresAt: Number(expires_at) }
}
