import type { Db } from '../db/db.js'
import { sha256 } from '../sha256.js'
import type { Sealed, StoreResult } from './createMailbox.js'
import type { TopicQuotas } from './createTopicQuotas.js'

type Kept = { id: string; topic: string; hash: string; publisher: string; is_new: boolean }

/**
 * One commit for all of them. What is stored already is found again: its first publication may have ended between storing
 * and handing on. Numbers are given in the order of the list.
 */
export async function storeMessages(
  db: Db,
  quotas: TopicQuotas,
  messages: readonly Sealed[],
): Promise<readonly StoreResult[]> {
  const hashed = messages.map((message) => {
    const hash = sha256(message.message)
    return { ...message, hash, key: `${message.topic} ${hash}` }
  })
  const hasRoom = await quotas.take(hashed)
  const rows = new Map<string, object>()
  for (const [index, { key, topic, hash, message, tag, publisher, publishedAt, expiresAt }] of hashed.entries())
    if (hasRoom[index] && !rows.has(key))
      rows.set(key, { topic, hash, message, tag, publisher, published_at: publishedAt, expires_at: expiresAt })
  const kept = rows.size === 0 ? [] : await upsert(db, [...rows.values()], Math.min(...hashed.map(publishedAtOf)))
  const found = new Map(kept.map((row) => [`${row.topic} ${row.hash}`, row]))
  return hashed.map(({ key }) => {
    const row = found.get(key)
    if (!row) return { kind: 'full' }
    const { id, publisher, is_new } = row
    row.is_new = false // the same message twice in one batch is new once
    return { kind: is_new ? 'new' : 'known', id, publisher }
  })
}

const publishedAtOf = ({ publishedAt }: Sealed): number => publishedAt

function upsert(db: Db, rows: readonly object[], now: number): Promise<Kept[]> {
  return db.sql<Kept>`
    insert into relay_messages as kept (topic, hash, message, tag, publisher, published_at, expires_at)
    select topic, hash, message, tag, publisher, published_at, expires_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      topic text, hash text, message text, tag integer, publisher text, published_at bigint, expires_at bigint)
    on conflict (topic, hash) do update
      set expires_at = case when kept.expires_at > ${now} then kept.expires_at else excluded.expires_at end
    returning id, topic, hash, publisher, xmax = 0 as is_new`
}
