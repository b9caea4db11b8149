import { isSiwxError } from '@portico/siwx'
import { verifySignature } from '@portico/siwx/verify'
import type { Deps } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import { sha256 } from '../sha256.js'
import { authLimits } from './authLimits.js'
import type { AuthSession } from './authSession.js'
import { createNodeEthCall } from './createNodeEthCall.js'

/** Keys sign for good. A wallet contract can change its owners, so it is asked once an hour; without an answer nobody is let in. */
export async function isSessionValid(deps: Deps, session: AuthSession, token: string): Promise<boolean> {
  const { chainId, address: accountAddress, message, signature, checkedAt } = session
  const now = deps.env.now()
  if (message === null || signature === null || now - checkedAt < authLimits.recheck) return true
  const kind = await verifySignature(
    { chainId, accountAddress, message, signature },
    { call: createNodeEthCall(deps) },
  ).catch((cause: unknown) => {
    throw isSiwxError(cause, 'siwx/call') ? new ServerError('auth/unreachable', { cause }) : cause
  })
  if (kind) await deps.db.sql`update auth_sessions set checked_at = ${now} where hash = ${sha256(token)}`
  return kind !== undefined
}
