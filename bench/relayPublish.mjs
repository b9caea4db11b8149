// Acknowledged publications over real sockets beside bare inserts of the same rows into the same database, in turns.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newTopic, openClient } from './relayClient.mjs'

const count = 4_000
const length = 600
const limit = 0.5
// Below what one client may publish at once.
const perClient = 50

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

/** Prints the figures; true when they hold. */
export async function run({ rounds, database }) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'))
  const argv = [join(folder, 'database'), ...(database ? [database] : [])]
  const child = fork(new URL('./relayPublishServer.mjs', import.meta.url), argv, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((_, reject) =>
    child.once('exit', (code) => reject(new Error(`The relay of the bench ended with ${code}.`))),
  )
  ended.catch(() => undefined) // as it does when the bench is over
  const hear = (name) =>
    Promise.race([new Promise((resolve) => child.once('message', (message) => resolve(message[name]))), ended])
  const ask = (name) => {
    const answer = hear('done')
    child.send({ name, count, length })
    return answer
  }
  try {
    const port = await hear('port')
    const results = []
    // The first round warms everything and counts for nobody.
    for (let round = 0; round <= rounds; round++) {
      const result = {}
      const work = { insert: () => ask('insert'), together: () => ask('together'), publish: () => publishAll(port) }
      const names = Object.keys(work)
      for (const name of round % 2 ? names : names.reverse()) {
        await ask('empty')
        result[name] = await work[name]()
      }
      if (round > 0) results.push(result)
    }
    return report(results, rounds, database)
  } finally {
    child.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function publishAll(port) {
  const clients = await Promise.all(Array.from({ length: count / perClient }, () => openClient(port)))
  const messages = Array.from({ length: count }, () => randomBytes(length).toString('base64').slice(0, length))
  const start = performance.now()
  await Promise.all(
    messages.map((message, index) =>
      clients[index % clients.length].call('irn_publish', { topic: newTopic(), message, ttl: 300, tag: 1108 }),
    ),
  )
  const ms = performance.now() - start
  for (const { socket } of clients) socket.terminate()
  return ms
}

function report(results, rounds, database) {
  const perSecond = (name) => count / (median(results.map((result) => result[name])) / 1_000)
  const share = median(results.map(({ insert, publish }) => insert / publish))
  const ofTogether = median(results.map(({ together, publish }) => together / publish))
  const isOver = share < limit
  console.log(
    `relay: ${count} publications of ${length} characters into ${database ? 'PostgreSQL' : 'the built-in database'}, median of ${rounds}`,
  )
  console.log(
    [
      `${perSecond('publish').toFixed(0)}/s acknowledged, bare inserts ${perSecond('insert').toFixed(0)}/s`,
      `${(share * 100).toFixed(0)} % (at least ${limit * 100})`,
      `500 rows in a statement ${perSecond('together').toFixed(0)}/s, ${(ofTogether * 100).toFixed(0)} %`,
      isOver ? 'OVER' : 'ok',
    ].join('   '),
  )
  return !isOver
}
