import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPlace } from '../test/testDb.js'
import { createPgliteThreadDb } from './createPgliteThreadDb.js'
import type { Db } from './db.js'

let place: Awaited<ReturnType<typeof createTestPlace>>
let db: Db
const open = () => createPgliteThreadDb(join(place.settings.dataFolder, 'database'))
beforeAll(async () => {
  place = await createTestPlace()
  db = await open()
  await db.sql`create table things (id int primary key, word text)`
  // Beside PostgreSQL there is no dump to start from, and making a database takes its time.
}, 60_000)
afterAll(async () => {
  await db.close()
  await place.remove()
})

describe('the built-in database in its thread', () => {
  it('takes and gives values as the other databases do', async () => {
    const bytes = Buffer.from([0, 255])
    const [row] = await db.sql`
      select 9007199254740993::int8 as big, 1.50::numeric as amount, ${bytes}::bytea as bytes, ${undefined}::text as nothing,
        ${JSON.stringify({ a: [1] })}::jsonb as data, ${2n ** 64n}::numeric as huge, now()::date is not null as flag`
    expect(row).toEqual({
      big: '9007199254740993',
      amount: '1.50',
      bytes: new Uint8Array([0, 255]),
      nothing: null,
      data: { a: [1] },
      huge: '18446744073709551616',
      flag: true,
    })
  })

  it('tells what is wrong with a query, by its code', async () => {
    await expect(db.sql`select nonsense`).rejects.toMatchObject({ name: 'QueryError', code: '42703' })
    expect(await db.sql`select 1 as one`).toEqual([{ one: 1 }])
  })

  it('keeps others out of a transaction until it has ended, then serves them in their order', async () => {
    const order: string[] = []
    let go = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    const first = db.transaction(async (sql) => {
      await sql`insert into things values (1, 'first')`
      await gate
      await sql`insert into things values (1, 'again')`
    })
    const seen = db.sql`select * from things`.then((rows) => order.push(`saw ${rows.length}`))
    const second = db.transaction(async (sql) => {
      await sql`insert into things values (2, 'second')`
      order.push('second')
    })
    const after = db.sql`select * from things`.then((rows) => order.push(`saw ${rows.length}`))
    go()
    await expect(first).rejects.toMatchObject({ code: '23505' })
    await Promise.all([seen, second, after])
    expect(order).toEqual(['saw 0', 'second', 'saw 1'])
  })

  it('refuses a query that outlives its transaction: it would run in somebody else\u2019s', async () => {
    const late = await db.transaction(async (sql) => () => sql`insert into things values (3, 'late')`)
    await expect(late()).rejects.toMatchObject({ code: 'server/internal' })
  })

  it('leaves this thread free while it works', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await db.sql`select count(*) from generate_series(1, 1000000)`
    clearInterval(timer)
    expect(turns).toBeGreaterThan(3)
  })

  it('keeps what it was told, and says so when it has been closed', async () => {
    await db.sql`create table kept as select 7 as number`
    await db.close()
    await expect(db.sql`select 1`).rejects.toMatchObject({ code: 'database/unavailable' })
    db = await open()
    expect(await db.sql`select * from kept`).toEqual([{ number: 7 }])
  })
})
