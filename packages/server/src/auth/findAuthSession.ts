import { isCaipNetworkId } from '@portico/wire'
import type { Db } from '../db/db.js'
import { sha256 } from '../sha256.js'
import type { AuthSession } from './authSession.js'

type Row = Omit<AuthSession, 'projectId' | 'checkedAt' | 'expiresAt'> & { checked_at: string; expires_at: string }

/** Looked up by hash and project: a token of one site means nothing at another. */
export async function findAuthSession(
  db: Db,
  projectId: string,
  token: string,
  now: number,
): Promise<AuthSession | undefined> {
  const [row] = await db.sql<Row>`
    select chain_id as "chainId", address, domain, uri, nonce, kind, message, signature, checked_at, expires_at
    from auth_sessions where hash = ${sha256(token)} and project_id = ${projectId} and expires_at > ${now}`
  if (!row || !isCaipNetworkId(row.chainId)) return undefined
  const { checked_at, expires_at, ...fields } = row
  return { ...fields, projectId, checkedAt: Number(checked_at), expiresAt: Number(expires_at) }
}
