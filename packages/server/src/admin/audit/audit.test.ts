import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db, Sql } from '../../db/db.js'
import { createTestDb } from '../../test/testDb.js'
import { adminLimits } from '../adminLimits.js'
import { appendAudit } from './appendAudit.js'
import { findBrokenAudit } from './findBrokenAudit.js'
import { readAudit } from './readAudit.js'

let db: Db
const entry = (index: number) => ({
  at: 1_800_000_000_000 + index,
  action: 'wallet.hide',
  subject: `wallet-${index}`,
  details: { index },
})
const append = (index: number) => db.transaction((sql) => appendAudit(sql, entry(index)))

/** What somebody with the database's own rights could do: the guard against everyone else is out of the way. */
async function tamper(run: (sql: Sql) => Promise<unknown>): Promise<void> {
  await db.transaction(async (sql) => {
    await sql`alter table admin_audit disable trigger admin_audit_append_only`
    await run(sql)
    await sql`alter table admin_audit enable trigger admin_audit_append_only`
  })
}

beforeAll(async () => {
  db = await createTestDb()
})
afterAll(() => db.close())
beforeEach(async () => {
  await tamper((sql) => sql`delete from admin_audit`)
  await db.sql`update admin_audit_head set sequence = 0, hash = ''`
  for (let index = 1; index <= 6; index++) await append(index)
})

describe('the audit log', () => {
  it('pages from the newest on', async () => {
    for (let index = 7; index <= adminLimits.auditPage + 2; index++) await append(index)
    const first = await readAudit(db, undefined)
    expect(first.count).toBe(adminLimits.auditPage + 2)
    expect(first.data).toHaveLength(adminLimits.auditPage)
    expect(first.data[0]).toMatchObject({ subject: `wallet-${adminLimits.auditPage + 2}`, action: 'wallet.hide' })
    const second = await readAudit(db, first.next ?? undefined)
    expect(second.data.map(({ sequence }) => sequence)).toEqual([2, 1])
    expect(second.next).toBeNull()
  })

  it('keeps its order when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => append(index)))
    expect((await readAudit(db, undefined)).count).toBe(26)
    expect(await findBrokenAudit(db)).toBeUndefined()
  })

  it('falls with the change that it tells of', async () => {
    const failing = db.transaction(async (sql) => {
      await appendAudit(sql, entry(7))
      await sql`select 1 / 0`
    })
    await expect(failing).rejects.toThrow()
    expect((await readAudit(db, undefined)).count).toBe(6)
    expect(await findBrokenAudit(db)).toBeUndefined()
  })

  it('takes no change and no removal', async () => {
    await expect(db.sql`update admin_audit set subject = 'x' where sequence = 2`).rejects.toThrow('append-only')
    await expect(db.sql`delete from admin_audit where sequence = 6`).rejects.toThrow('append-only')
    await expect(db.sql`truncate admin_audit`).rejects.toThrow('append-only')
    expect(await findBrokenAudit(db)).toBeUndefined()
  })
})

describe('[sec:D4] tampering is noticed', () => {
  const copy = (sql: Sql, from: number, to: number) => sql`
    insert into admin_audit (sequence, at, action, subject, details, previous, hash)
    select ${to}::bigint, at, action, subject, details, previous, hash || ${String(to)}::text from admin_audit
    where sequence = ${from}`
  const cases: [string, number, (sql: Sql) => Promise<unknown>][] = [
    ['another time', 3, (sql) => sql`update admin_audit set at = at + 1 where sequence = 3`],
    ['another action', 1, (sql) => sql`update admin_audit set action = 'wallet.show' where sequence = 1`],
    ['another subject', 6, (sql) => sql`update admin_audit set subject = 'other' where sequence = 6`],
    ['other details', 4, (sql) => sql`update admin_audit set details = '{}' where sequence = 4`],
    [
      'a text moved between two fields',
      2,
      (sql) => sql`
      update admin_audit set action = 'wallet.hidewallet-2', subject = '' where sequence = 2`,
    ],
    ['another hash', 5, (sql) => sql`update admin_audit set hash = repeat('0', 64) where sequence = 5`],
    ['the first removed', 1, (sql) => sql`delete from admin_audit where sequence = 1`],
    ['one removed from the middle', 3, (sql) => sql`delete from admin_audit where sequence = 3`],
    ['the last cut off', 6, (sql) => sql`delete from admin_audit where sequence = 6`],
    ['all removed', 1, (sql) => sql`delete from admin_audit`],
    ['one added at the end', 7, (sql) => copy(sql, 6, 7)],
    ['one added before the first', 0, (sql) => copy(sql, 1, 0)],
    [
      'two swapped',
      2,
      (sql) => sql`
      update admin_audit set sequence = case sequence when 2 then -3 else -2 end where sequence in (2, 3)`,
    ],
  ]

  it.each(cases)('%s', async (_, broken, change) => {
    await tamper(async (sql) => {
      await change(sql)
      await sql`update admin_audit set sequence = -sequence where sequence < 0`
    })
    expect(await findBrokenAudit(db)).toBe(broken)
  })
})
