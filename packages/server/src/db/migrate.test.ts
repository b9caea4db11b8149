import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDb } from '../test/testDb.js'
import type { Db } from './db.js'
import { migrate, pendingMigrations, readMigrations, statementsOf } from './migrate.js'

let db: Db
beforeAll(async () => {
  db = await createTestDb()
})
afterAll(() => db.close())

describe('migrations', () => {
  it('have run all, once', async () => {
    const migrations = await readMigrations()
    expect(migrations.length).toBeGreaterThanOrEqual(6)
    expect(await pendingMigrations(db, migrations)).toEqual([])
    expect(await migrate(db, migrations)).toEqual([])
  })

  it('run all or nothing, and again after they are mended', async () => {
    const broken = { name: '9001_broken.sql', text: 'create table half (id int); select nonsense;' }
    await expect(migrate(db, [broken])).rejects.toThrow()
    expect(await db.sql`select to_regclass('half')::text as name`).toEqual([{ name: null }])
    expect(await pendingMigrations(db, [broken])).toEqual(['9001_broken.sql'])
    expect(await migrate(db, [{ ...broken, text: 'create table half (id int);' }])).toEqual(['9001_broken.sql'])
  })

  it('run once when processes start together', async () => {
    const one = { name: '9002_once.sql', text: 'create table once (id int); insert into once values (1);' }
    const runs = await Promise.all([migrate(db, [one]), migrate(db, [one]), migrate(db, [one])])
    expect(runs.flat()).toEqual(['9002_once.sql'])
    expect(await db.sql`select count(*)::int as count from once`).toEqual([{ count: 1 }])
  })

  it('are read in order, and a number stands for one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-migrations-'))
    try {
      for (const name of ['0002_b.sql', '0001_a.sql', 'notes.md']) writeFileSync(join(folder, name), 'select 1')
      const place = pathToFileURL(`${folder}/`)
      expect((await readMigrations(place)).map(({ name }) => name)).toEqual(['0001_a.sql', '0002_b.sql'])
      writeFileSync(join(folder, '0002_c.sql'), '')
      await expect(readMigrations(place)).rejects.toThrow('0002_b.sql')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('statements of a file', () => {
  it('end at semicolons outside quotes, comments and bodies', () => {
    const text = `-- one; not
create table "a;b" (x text default 'it''s; fine'); /* ; */
create function f() returns int language plpgsql as $$ begin return 1; end $$;
select $tag$ ; $tag$;
-- the end;`
    expect(statementsOf(text).map((statement) => statement.split('\n').at(-1))).toEqual([
      `create table "a;b" (x text default 'it''s; fine')`,
      'create function f() returns int language plpgsql as $$ begin return 1; end $$',
      'select $tag$ ; $tag$',
    ])
  })
})
