// A process of its own for bench/relayPublish.mjs: a relay on a database, and bare inserts of the same rows into the same one.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

const load = (file) => import(`../packages/server/dist/${file}.js`)
const { createDb } = await load('db/createDb')
const { migrate, readMigrations } = await load('db/migrate')
const { nodeEnv } = await load('env')
const { createRelayService } = await load('relay/createRelayService')
const { newTopic, projectId } = await import('./relayClient.mjs')

const [folder, databaseUrl] = process.argv.slice(2)
const inFlight = 64
const db = await createDb(databaseUrl ? { url: databaseUrl } : { folder })
await migrate(db, await readMigrations())
const http = createServer()
await new Promise((resolve) => http.listen(0, '127.0.0.1', resolve))
const { port } = http.address()
const project = { id: projectId, name: 'Bench', mode: 'dev', origins: [], isAnalyticsEnabled: false, createdAt: 0 }
const relay = await createRelayService({
  env: nodeEnv(),
  db,
  log: () => undefined,
  projects: { find: async () => project },
  databaseUrl,
  audiences: [`ws://127.0.0.1:${port}/relay`],
  socketsPerSecond: 1_000_000,
})
relay.attach(http)

const rowsOf = (count, length) =>
  Array.from({ length: count }, () => ({
    topic: newTopic(),
    hash: newTopic(),
    message: randomBytes(Math.ceil(length)).toString('base64').slice(0, length),
    publisher: newTopic(),
    at: Date.now(),
  }))

const insert = ({ topic, hash, message, publisher, at }) => db.sql`
  insert into relay_messages (topic, hash, message, tag, publisher, published_at, expires_at)
  values (${topic}, ${hash}, ${message}, 1108, ${publisher}, ${at}, ${at + 300_000})`

/** Each row its own statement and commit, so many under way. */
async function insertAll(count, length) {
  const rows = rowsOf(count, length)
  const start = performance.now()
  const work = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) await insert(row)
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return performance.now() - start
}

/** As few statements as the relay makes at best. */
async function insertTogether(count, length) {
  const rows = rowsOf(count, length)
  const start = performance.now()
  for (let at = 0; at < rows.length; at += 500)
    await db.sql`
      insert into relay_messages (topic, hash, message, tag, publisher, published_at, expires_at)
      select topic, hash, message, 1108, publisher, at, at + 300000
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + 500))}::jsonb) as r(
        topic text, hash text, message text, publisher text, at bigint)`
  return performance.now() - start
}

process.on('message', async ({ name, count, length }) => {
  if (name === 'empty') await db.sql`truncate relay_messages`
  const ms =
    name === 'insert' ? await insertAll(count, length) : name === 'together' ? await insertTogether(count, length) : 0
  process.send({ done: ms })
})
process.on('disconnect', () => process.exit())
process.send({ port })
