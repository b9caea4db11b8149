// A process of its own: the relay of the real server, on the built-in database in a folder or on a PostgreSQL.
// Answers 'memory' with what it holds after a collection, and 'stats' with its counters.
const [folder, databaseUrl, publicUrl] = process.argv.slice(2)
const { createServer } = await import('@portico/server')
const { projectId } = await import('./relayClient.mjs')

const server = await createServer(
  {
    mode: 'dev',
    port: 0,
    dataFolder: folder,
    drainGrace: 0,
    relaySocketsPerSecond: 1_000_000,
    projects: [{ id: projectId, name: 'Bench' }],
    ...(databaseUrl && { databaseUrl }),
    ...(publicUrl && { publicUrl }),
  },
  { write: () => undefined },
)

const answers = {
  memory() {
    globalThis.gc()
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
    return { rss, heapUsed, external, arrayBuffers }
  },
  stats: () => ({ ...server.deps.machine.relay(), cpu: process.cpuUsage() }),
}
process.on('message', (name) => process.send({ [name]: answers[name]() }))
process.on('disconnect', () => process.exit())
process.send({ port: server.port })
