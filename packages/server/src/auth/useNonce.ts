import type { Db } from '../db/db.js'
import { sha256 } from '../sha256.js'

export type NonceUse = {
  readonly nonce: string
  readonly token: string
  readonly projectId: string
  readonly now: number
}

/** True once: the row goes with the first who knows both halves. The database decides between two at the same time. */
export async function useNonce(db: Db, { nonce, token, projectId, now }: NonceUse): Promise<boolean> {
  const rows = await db.sql`
    delete from auth_nonces
    where hash = ${sha256(nonce)} and token_hash = ${sha256(token)} and project_id = ${projectId} and expires_at > ${now}
    returning 1 as used`
  return rows.length === 1
}
