import type { Sql } from '../../db/db.js'
import { sha256 } from '../../sha256.js'

export async function closeSession(sql: Sql, token: string): Promise<void> {
  await sql`delete from admin_sessions where hash = ${sha256(token)}`
}
