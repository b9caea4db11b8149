import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/db.js'
import type { ServerEnv } from '../env.js'
import { nodeEnv } from '../env.js'
import { createTestDb } from '../test/testDb.js'
import { adminLimits } from './adminLimits.js'
import { findBrokenAudit } from './audit/findBrokenAudit.js'
import { readAudit } from './audit/readAudit.js'
import { createAdminKey } from './key/createAdminKey.js'
import { isAdminKey } from './key/isAdminKey.js'
import { rotateAdminKey } from './key/rotateAdminKey.js'
import { closeSession } from './session/closeSession.js'
import { isSession } from './session/isSession.js'
import { openSession } from './session/openSession.js'

let db: Db
let time = 1_800_000_000_000
const env: ServerEnv = { ...nodeEnv(), now: () => time }

beforeAll(async () => {
  db = await createTestDb()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.sql`delete from admin_key`
  await db.sql`delete from admin_sessions`
})

describe('the key', () => {
  it('is told once, at the first start, and kept as a hash', async () => {
    const key = await createAdminKey(db, env)
    expect(key).toMatch(/^portico_admin_[0-9a-f]{64}$/)
    expect(await createAdminKey(db, env)).toBeUndefined()
    const stored = JSON.stringify(await db.sql`select * from admin_key`)
    expect(stored).not.toContain(key?.slice('portico_admin_'.length))
    expect(await isAdminKey(db, key ?? '')).toBe(true)
  })

  it('opens nothing when it is wrong, cut, empty or not made yet', async () => {
    for (const guess of ['', 'portico_admin_']) expect(await isAdminKey(db, guess)).toBe(false)
    const key = (await createAdminKey(db, env)) ?? ''
    for (const guess of ['', key.slice(0, -1), `${key}0`, key.toUpperCase(), 'portico_admin_'])
      expect(await isAdminKey(db, guess)).toBe(false)
  })

  it('rotates: the old key and every session end, and the audit log tells', async () => {
    const old = (await createAdminKey(db, env)) ?? ''
    const { token } = await openSession(db.sql, env)
    const key = await rotateAdminKey(db, env)
    expect(await isAdminKey(db, old)).toBe(false)
    expect(await isAdminKey(db, key)).toBe(true)
    expect(await isSession(db, token, time)).toBe(false)
    expect((await readAudit(db, undefined)).data[0]).toMatchObject({ action: 'key.rotate', at: time })
    expect(await findBrokenAudit(db)).toBeUndefined()
  })
})

describe('a session', () => {
  it('lasts twelve hours, to the millisecond, and is kept as a hash', async () => {
    const { token, expiresAt } = await openSession(db.sql, env)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(expiresAt).toBe(time + 12 * 3_600_000)
    expect(JSON.stringify(await db.sql`select * from admin_sessions`)).not.toContain(token)
    expect(await isSession(db, token, expiresAt - 1)).toBe(true)
    expect(await isSession(db, token, expiresAt)).toBe(false)
  })

  it('ends when it is closed, alone', async () => {
    const [one, two] = [await openSession(db.sql, env), await openSession(db.sql, env)]
    await closeSession(db.sql, one.token)
    expect(await isSession(db, one.token, time)).toBe(false)
    expect(await isSession(db, two.token, time)).toBe(true)
  })

  it('is swept by the next log-in after its end', async () => {
    await openSession(db.sql, env)
    time += adminLimits.session
    await openSession(db.sql, env)
    expect(await db.sql`select hash from admin_sessions`).toHaveLength(1)
  })
})
