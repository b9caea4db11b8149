import type { Db } from '../db/db.js'
import type { ServerEnv } from '../env.js'
import { sha256 } from '../sha256.js'
import { signInLimits } from '../siwx/limits.js'
import { authLimits } from './authLimits.js'

/** A nonce for a message, and the token of the browser that asked for it. */
export async function openNonce(db: Db, env: ServerEnv, projectId: string): Promise<{ nonce: string; token: string }> {
  const nonce = env.randomHex(signInLimits.nonceBytes)
  const token = env.randomHex(authLimits.tokenBytes)
  await db.sql`
    insert into auth_nonces (hash, token_hash, project_id, expires_at)
    values (${sha256(nonce)}, ${sha256(token)}, ${projectId}, ${env.now() + signInLimits.nonceLife})`
  return { nonce, token }
}
