import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createPgliteDb, openPglite } from '../db/createPgliteDb.js'
import { createPostgresDb } from '../db/createPostgresDb.js'
import type { Db } from '../db/db.js'
import { migrate, readMigrations } from '../db/migrate.js'

/** A fresh, migrated database: PGlite, or PostgreSQL in the test project of that name. Close it at the end. */
export async function createTestDb(): Promise<Db> {
  if (process.env.PORTICO_TEST_DATABASE === 'postgres') return copyTemplate()
  return createPgliteDb(await openPglite({ dump: await readDump() }))
}

/** Making a database takes seconds and loading one tenths: a dump is kept for as long as the migrations stay the same. */
async function readDump(): Promise<Blob> {
  const migrations = await readMigrations()
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const folder = join(import.meta.dirname, '../../../../node_modules/.cache/portico-test-db')
  const file = join(folder, `${hash}.tar`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return new Blob([new Uint8Array(kept)])
  const pglite = await openPglite()
  await migrate(createPgliteDb(pglite), migrations)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(folder, { recursive: true })
  // Test files run side by side: whoever is first leaves a whole file, never half of one.
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, file)
  return dump
}

async function copyTemplate(): Promise<Db> {
  const { PORTICO_TEST_POSTGRES: url = '', PORTICO_TEST_TEMPLATE: template = '' } = process.env
  const name = `test_${randomBytes(6).toString('hex')}`
  await onPostgres(url, `create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const db = createPostgresDb(own.href)
  return {
    ...db,
    close: async () => {
      await db.close()
      await onPostgres(url, `drop database ${name} with (force)`)
    },
  }
}

/** One statement on a server, outside any transaction. */
export async function onPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
