import type { Sql } from '../../db/db.js'
import type { ServerEnv } from '../../env.js'
import { sha256 } from '../../sha256.js'
import { adminLimits } from '../adminLimits.js'

export type OpenedSession = { readonly token: string; readonly expiresAt: number }

/** The token is told once and kept as a hash. Sessions that ended are swept on the way. */
export async function openSession(sql: Sql, env: ServerEnv): Promise<OpenedSession> {
  const token = env.randomHex(adminLimits.tokenBytes)
  const now = env.now()
  const expiresAt = now + adminLimits.session
  await sql`delete from admin_sessions where expires_at <= ${now}`
  await sql`
    insert into admin_sessions (hash, created_at, expires_at) values (${sha256(token)}, ${now}, ${expiresAt})`
  return { token, expiresAt }
}
