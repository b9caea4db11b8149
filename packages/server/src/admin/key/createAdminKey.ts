import type { Db } from '../../db/db.js'
import type { ServerEnv } from '../../env.js'
import { sha256 } from '../../sha256.js'
import { adminLimits } from '../adminLimits.js'

export const keyPrefix = 'portico_admin_'

/** The operator's key when there was none yet, to be shown once; undefined when one exists: only its hash is known. */
export async function createAdminKey(db: Db, env: ServerEnv): Promise<string | undefined> {
  const key = keyPrefix + env.randomHex(adminLimits.keyBytes)
  const made = await db.sql`
    insert into admin_key (id, hash, created_at) values (1, ${sha256(key)}, ${env.now()})
    on conflict (id) do nothing returning id`
  return made.length > 0 ? key : undefined
}
