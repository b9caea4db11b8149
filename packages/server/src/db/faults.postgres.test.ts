import { errorAnswer } from '@portico/wire/http'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../test/startPostgres.js'
import { createTestServer, type TestServer } from '../test/testServer.js'
import { createPostgresDb } from './createPostgresDb.js'
import { migrate, readMigrations } from './migrate.js'

let postgres: TestPostgres
let server: TestServer
beforeAll(async () => {
  postgres = await startPostgres()
  const db = createPostgresDb(postgres.url)
  await migrate(db, await readMigrations())
  server = await createTestServer({}, { db })
})
afterAll(async () => {
  await server.close()
  await postgres.stop()
})

const event = (last: number) => ({
  method: 'POST',
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify({
    eventId: `00000000-0000-4000-8000-00000000000${last}`,
    url: 'https://shop.example/',
    domain: 'shop.example',
    timestamp: 1,
    props: { type: 'track', event: 'MODAL_OPEN' },
  }),
})

it('the database is killed in the middle and comes back: 503 with fixed words, then all is well, nothing half kept', async () => {
  const { db } = server.deps
  expect((await server.request('/e', event(1))).status).toBe(204)

  const halfway = db.transaction(async (sql) => {
    await sql`update projects set name = 'half' where mode = 'dev'`
    await sql`select pg_sleep(2)`
  })
  const failed = expect(halfway).rejects.toMatchObject({ code: 'database/unavailable' })
  // Let the statement reach the server before it goes.
  await expect
    .poll(
      async () =>
        (await db.sql`select 1 from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()`).length,
    )
    .toBe(1)
  await postgres.kill()
  await failed

  const refused = await server.request('/e', event(2))
  expect(refused.status).toBe(503)
  expect(v.parse(errorAnswer, await refused.json()).reasons).toEqual([
    { name: 'database/unavailable', description: 'The service is not available. Please try again later.' },
  ])
  expect((await server.request('/readyz')).status).toBe(503)
  expect((await server.request('/livez')).status).toBe(200)
  // What needs no database goes on: the project is remembered.
  expect((await server.request('/getAnalyticsConfig')).status).toBe(200)
  server.env.advance(10 * 60_000)
  expect((await server.request('/getAnalyticsConfig')).status).toBe(200)

  await postgres.start()
  expect((await server.request('/readyz')).status).toBe(200)
  expect((await server.request('/e', event(2))).status).toBe(204)
  expect(await db.sql`select count(*)::int as count from analytics_events`).toEqual([{ count: 2 }])
  expect(await db.sql`select 1 from projects where name = 'half'`).toEqual([])
})

it('a query that takes longer than three seconds is ended', async () => {
  await expect(server.deps.db.sql`select pg_sleep(4)`).rejects.toMatchObject({ code: 'database/unavailable' })
})
