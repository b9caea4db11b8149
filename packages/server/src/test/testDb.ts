import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createPgliteDb, openPglite } from '../db/createPgliteDb.js'
import { createPostgresDb } from '../db/createPostgresDb.js'
import type { Db } from '../db/db.js'
import { migrate, readMigrations } from '../db/migrate.js'
import { borrowPglite } from './pgliteShelf.js'

/** A fresh, migrated database: PGlite, or PostgreSQL in the test project of that name. Close it at the end. */
export async function createTestDb(): Promise<Db> {
  if (process.env.PORTICO_TEST_DATABASE !== 'postgres')
    return borrowPglite(async () => openPglite({ dump: await readDump() }))
  const { url, drop } = await copyTemplate()
  const db = createPostgresDb(url)
  return { ...db, close: () => db.close().then(drop) }
}

/** Settings of a server or a command that opens a fresh, migrated database by itself. */
export async function createTestPlace(): Promise<{
  readonly settings: { readonly dataFolder: string; readonly databaseUrl?: string }
  remove(): Promise<void>
}> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-place-'))
  const removeFolder = (): Promise<void> => rm(dataFolder, { recursive: true, force: true })
  if (process.env.PORTICO_TEST_DATABASE === 'postgres') {
    const { url, drop } = await copyTemplate()
    return { settings: { dataFolder, databaseUrl: url }, remove: () => drop().then(removeFolder) }
  }
  const pglite = await openPglite({ folder: join(dataFolder, 'database'), dump: await readDump() })
  await pglite.close()
  return { settings: { dataFolder }, remove: removeFolder }
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

async function copyTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { PORTICO_TEST_POSTGRES: server = '', PORTICO_TEST_TEMPLATE: template = '' } = process.env
  const name = `test_${randomBytes(6).toString('hex')}`
  await onPostgres(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onPostgres(server, `drop database ${name} with (force)`) }
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
