// The clients of bench/relayLoad.mjs. Each listens to a topic of its own and publishes to its neighbour's, spread over the second.
import { randomBytes } from 'node:crypto'
import { newTopic, openClient } from './relayClient.mjs'

const [port, count, seconds] = process.argv.slice(2).map(Number)
const parallel = 50
const filler = randomBytes(450).toString('base64')
const sentAt = new Map()
const times = []
const clients = []
let received = 0

function onMessage({ message }) {
  const number = message.slice(0, message.indexOf(' '))
  const start = sentAt.get(number)
  if (start === undefined) return // a double
  sentAt.delete(number)
  received++
  times.push(performance.now() - start)
}

async function openAll() {
  const start = performance.now()
  while (clients.length < count) {
    const next = Math.min(parallel, count - clients.length)
    const opened = await Promise.all(
      Array.from({ length: next }, async () => {
        const client = await openClient(port, { onMessage })
        const topic = newTopic()
        await client.call('irn_subscribe', { topic })
        return { ...client, topic }
      }),
    )
    clients.push(...opened)
  }
  return performance.now() - start
}

/** At every tick a part of the clients publishes, so that each does once in a second. */
async function load() {
  const answers = []
  let sent = 0
  const start = performance.now()
  const total = count * seconds
  await new Promise((resolve) => {
    const tick = () => {
      const due = Math.min(total, Math.floor(((performance.now() - start) / 1_000) * count))
      for (; sent < due; sent++) {
        const from = clients[sent % count]
        const { topic } = clients[(sent + 1) % count]
        sentAt.set(`${sent}`, performance.now())
        answers.push(from.call('irn_publish', { topic, message: `${sent} ${filler}`, ttl: 300, tag: 1108 }))
      }
      if (sent < total) setTimeout(tick, 5)
      else resolve()
    }
    tick()
  })
  await Promise.all(answers)
  // What is acknowledged is on its way: it arrives, or it is lost.
  const end = performance.now() + 15_000
  while (sentAt.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { sent, received, lost: sentAt.size, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) }
}

process.on('message', async (name) => {
  if (name === 'open') process.send({ opened: await openAll() })
  if (name === 'load') process.send({ result: await load() })
})
process.on('disconnect', () => process.exit())
