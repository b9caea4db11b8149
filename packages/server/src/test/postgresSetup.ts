import { randomBytes } from 'node:crypto'
import { createPostgresDb } from '../db/createPostgresDb.js'
import { migrate, readMigrations } from '../db/migrate.js'
import { startPostgres } from './startPostgres.js'
import { onPostgres } from './testDb.js'

/** Before the tests on PostgreSQL: a server (that of DATABASE_URL, or one of our own) and a migrated database to copy. */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const own = given ? undefined : await startPostgres()
  const url = given ?? own?.url ?? ''
  const template = `portico_test_${randomBytes(6).toString('hex')}`
  await onPostgres(url, `create database ${template}`)
  const place = new URL(url)
  place.pathname = `/${template}`
  const db = createPostgresDb(place.href)
  await migrate(db, await readMigrations())
  await db.close()
  Object.assign(process.env, { PORTICO_TEST_POSTGRES: url, PORTICO_TEST_TEMPLATE: template })
  return async () => {
    await onPostgres(url, `drop database ${template} with (force)`)
    await own?.stop()
  }
}
