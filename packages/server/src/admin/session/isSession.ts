import type { Db } from '../../db/db.js'
import { sha256 } from '../../sha256.js'

/** Looked up by hash: how long the answer takes tells nothing about the tokens that exist. */
export async function isSession(db: Db, token: string, now: number): Promise<boolean> {
  const rows = await db.sql`select 1 from admin_sessions where hash = ${sha256(token)} and expires_at > ${now}`
  return rows.length > 0
}
