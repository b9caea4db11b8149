import type { Db } from '../../db/db.js'
import type { ServerEnv } from '../../env.js'
import { sha256 } from '../../sha256.js'
import { adminLimits } from '../adminLimits.js'
import { appendAudit } from '../audit/appendAudit.js'
import { keyPrefix } from './createAdminKey.js'

/** A new key, to be shown once. The old one and every open session end with it. */
export async function rotateAdminKey(db: Db, env: ServerEnv): Promise<string> {
  const key = keyPrefix + env.randomHex(adminLimits.keyBytes)
  await db.transaction(async (sql) => {
    await sql`
      insert into admin_key (id, hash, created_at) values (1, ${sha256(key)}, ${env.now()})
      on conflict (id) do update set hash = excluded.hash, created_at = excluded.created_at`
    await sql`delete from admin_sessions`
    await appendAudit(sql, { at: env.now(), action: 'key.rotate', subject: '', details: {} })
  })
  return key
}
