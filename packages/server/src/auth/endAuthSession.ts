import type { Db } from '../db/db.js'
import { sha256 } from '../sha256.js'

export async function endAuthSession(db: Db, projectId: string, token: string): Promise<void> {
  await db.sql`delete from auth_sessions where hash = ${sha256(token)} and project_id = ${projectId}`
}
