import type { AdminEndpoints } from '@portico/wire/http'
import { ServerError } from '../../errors/ServerError.js'
import { limitIp } from '../../request/clientIp.js'
import type { AdminHandler } from '../adminHandler.js'
import { adminLimits } from '../adminLimits.js'
import { appendAudit } from '../audit/appendAudit.js'
import { isAdminKey } from '../key/isAdminKey.js'
import { closeSession } from '../session/closeSession.js'
import { openSession } from '../session/openSession.js'

const second = 1_000

/** Attempts are counted before the key is looked at. When they cannot be counted, nobody gets in. */
export const logIn: AdminHandler<AdminEndpoints['logIn']> = async ({ deps, limiter }, { body, ip }) => {
  const wait = await limiter.take(`admin:${limitIp(ip)}`, adminLimits.attempts, 1)
  if (wait > 0) throw new ServerError('limit/requests', { retryAfter: wait / second })
  if (!(await isAdminKey(deps.db, body.key))) {
    deps.log('warn', 'admin.refused')
    throw new ServerError('admin/key')
  }
  return deps.db.transaction(async (sql) => {
    const session = await openSession(sql, deps.env)
    await appendAudit(sql, { at: deps.env.now(), action: 'session.begin', subject: '', details: {} })
    return session
  })
}

export const logOut: AdminHandler<AdminEndpoints['logOut']> = async ({ deps }, { token }) => {
  await deps.db.transaction(async (sql) => {
    await closeSession(sql, token)
    await appendAudit(sql, { at: deps.env.now(), action: 'session.end', subject: '', details: {} })
  })
  return undefined
}
