import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPostgresDb } from '../db/createPostgresDb.js'
import type { Project } from '../deps.js'
import { nodeEnv } from '../env.js'
import { createRelayService } from '../relay/createRelayService.js'

/** A relay as a process of its own, which can be killed: started by `startRelayNodes`. */
const { RELAY_DATABASE: databaseUrl = '', RELAY_NATS: natsUrl, RELAY_AUDIENCE: audience = '' } = process.env
const project: Project = {
  id: 'a'.repeat(32),
  name: 'Test',
  mode: 'dev',
  origins: [],
  isAnalyticsEnabled: false,
  createdAt: 0,
}
const db = createPostgresDb(databaseUrl)
const relay = await createRelayService({
  env: nodeEnv(),
  db,
  log: () => undefined,
  projects: { find: async (id) => (id === project.id ? project : undefined) },
  databaseUrl,
  natsUrl,
  audiences: [audience],
  socketsPerSecond: 100_000,
})
const http = createServer()
relay.attach(http)
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port })) // a TCP server's address
process.once('SIGTERM', async () => {
  await relay.drain(400)
  await relay.close()
  await db.close()
  process.exit(0)
})
