import type { Db } from '../db/db.js'
import type { ServerEnv } from '../env.js'
import { sha256 } from '../sha256.js'
import { authLimits } from './authLimits.js'
import type { AuthSession } from './authSession.js'

export type OpenedAuthSession = { readonly token: string; readonly expiresAt: number }

/** A session under a new token, told once; the one that this browser had ends with it. */
export async function openAuthSession(
  db: Db,
  env: ServerEnv,
  fields: Omit<AuthSession, 'checkedAt' | 'expiresAt'>,
  previousToken: string | undefined,
): Promise<OpenedAuthSession> {
  const token = env.randomHex(authLimits.tokenBytes)
  const now = env.now()
  const expiresAt = now + authLimits.session
  const { projectId, chainId, address, domain, uri, nonce, kind, message, signature } = fields
  await db.transaction(async (sql) => {
    await sql`
      insert into auth_sessions
        (hash, project_id, chain_id, address, domain, uri, nonce, kind, message, signature, checked_at, created_at, expires_at)
      values (${sha256(token)}, ${projectId}, ${chainId}, ${address}, ${domain}, ${uri}, ${nonce}, ${kind}, ${message},
        ${signature}, ${now}, ${now}, ${expiresAt})`
    if (previousToken !== undefined)
      await sql`delete from auth_sessions where hash = ${sha256(previousToken)} and project_id = ${projectId}`
  })
  return { token, expiresAt }
}
