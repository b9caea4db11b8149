import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDb } from '../test/testDb.js'
import type { Db } from './db.js'

let db: Db
beforeAll(async () => {
  db = await createTestDb()
  await db.sql`create table things (id int primary key, bytes bytea, amount numeric, big bigint, data jsonb, at timestamptz)`
})
afterAll(() => db.close())

it('runs on the database that was asked for', () => {
  expect(db.kind).toBe(process.env.PORTICO_TEST_DATABASE ?? 'pglite')
})

describe('both databases answer alike', () => {
  it('values come back as text, bytes and parsed json, never as Date or BigInt', async () => {
    const [row] = await db.sql`
      select 9007199254740993::int8 as big, 1.50::numeric as amount, ${new Uint8Array([0, 255])}::bytea as bytes,
        ${JSON.stringify({ a: [1] })}::jsonb as data, true as flag, 7::int4 as small, 0.5::float8 as float,
        '2026-01-02T03:04:05Z'::timestamptz at time zone 'utc' as at, null::text as nothing, array['a','b'] as list`
    expect(row).toEqual({
      big: '9007199254740993',
      amount: '1.50',
      bytes: new Uint8Array([0, 255]),
      data: { a: [1] },
      flag: true,
      small: 7,
      float: 0.5,
      at: '2026-01-02 03:04:05',
      nothing: null,
      list: ['a', 'b'],
    })
  })

  it('takes undefined as null, and bigint', async () => {
    const [row] = await db.sql`select ${undefined}::text as nothing, ${2n ** 64n}::numeric as big`
    expect(row).toEqual({ nothing: null, big: '18446744073709551616' })
  })

  it('takes arrays', async () => {
    const rows = await db.sql`select x from unnest(${['a', 'b"c', "d'e"]}::text[]) as x`
    expect(rows).toEqual([{ x: 'a' }, { x: 'b"c' }, { x: "d'e" }])
  })

  it('takes values as values, whatever they say', async () => {
    const [row] = await db.sql<{ text: string }>`select ${"'; drop table things; --"}::text as text`
    expect(row?.text).toBe("'; drop table things; --")
    expect(await db.sql`select * from things`).toEqual([])
  })

  it('writes many rows in one statement', async () => {
    const rows = [
      { id: 1, amount: '1.5' },
      { id: 2, amount: '2' },
    ]
    await db.sql`insert into things (id, amount)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, amount numeric)`
    expect(await db.sql`select id, amount from things order by id`).toEqual([
      { id: 1, amount: '1.5' },
      { id: 2, amount: '2' },
    ])
    await db.sql`delete from things`
  })
})

describe('transactions', () => {
  it('keep all or nothing', async () => {
    await expect(
      db.transaction(async (sql) => {
        await sql`insert into things (id) values (1)`
        await sql`insert into things (id) values (1)`
      }),
    ).rejects.toMatchObject({ code: '23505' })
    expect(await db.sql`select * from things`).toEqual([])
  })

  it('append many rows, where the empty text is nothing', async () => {
    const batch = {
      table: 'things',
      types: { id: 'int4', amount: 'numeric', big: 'int8' },
      values: { id: [1, 2], amount: ['1.5', ''], big: ['9007199254740993', 7] },
    } as const
    await db.transaction(async (_, append) => {
      await append(batch)
      await append({ ...batch, values: { id: [], amount: [], big: [] } })
    })
    expect(await db.sql`select id, amount, big from things order by id`).toEqual([
      { id: 1, amount: '1.5', big: '9007199254740993' },
      { id: 2, amount: null, big: '7' },
    ])
    await expect(db.transaction((_, append) => append(batch))).rejects.toMatchObject({ code: '23505' })
    await db.sql`delete from things`
  })

  it('give back what they return', async () => {
    expect(await db.transaction(async (sql) => (await sql`select 1 as one`)[0])).toEqual({ one: 1 })
  })
})
