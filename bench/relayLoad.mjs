// Sockets that each get and publish a message a second for a while: how many are lost, how long one takes from one client to
// the other, and what an idle socket holds. The relay is one process, the clients another.
import { fork } from 'node:child_process'
import { forkServer } from './forkServer.mjs'

const limits = { p95: 150, perSocket: 20 * 1024 }

/** Prints the figures; true when they hold. */
export async function run({ sockets, seconds, database }) {
  const server = await forkServer(database)
  const generator = fork(
    new URL('./relayLoadProcess.mjs', import.meta.url),
    [server.port, sockets, seconds].map(String),
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const heard = (name) =>
    new Promise((resolve, reject) => {
      const onMessage = (message) => name in message && resolve(message[name])
      generator.on('message', onMessage)
      generator.once('exit', (code) => reject(new Error(`The load generator ended with ${code}.`)))
    })
  try {
    const before = await server.ask('memory')
    generator.send('open')
    const opened = await heard('opened')
    const idle = await server.ask('memory')
    const cpuBefore = (await server.ask('stats')).cpu
    generator.send('load')
    const result = await heard('result')
    const stats = await server.ask('stats')
    return report({ sockets, seconds, database, before, idle, opened, result, stats, cpuBefore })
  } finally {
    generator.kill()
    await server.stop()
  }
}

function report({ sockets, seconds, database, before, idle, opened, result, stats, cpuBefore }) {
  const held = ({ heapUsed, external }) => heapUsed + external
  const perSocket = (held(idle) - held(before)) / sockets
  const rssPerSocket = (idle.rss - before.rss) / sockets
  const cpu = (stats.cpu.user + stats.cpu.system - cpuBefore.user - cpuBefore.system) / 1_000_000
  const { sent, received, lost, p50, p95, p99, longest } = result
  const isOver = lost > 0 || p95 > limits.p95 || perSocket > limits.perSocket
  const ms = (value) => `${value.toFixed(0)} ms`
  console.log(
    `relay: ${sockets} sockets × 1 message/s × ${seconds} s on ${database ? 'PostgreSQL' : 'the built-in database'}`,
  )
  console.log(
    [
      `${sent} published, ${received} received, ${lost} lost (limit 0)`,
      `p50 ${ms(p50)}, p95 ${ms(p95)} (limit ${limits.p95}), p99 ${ms(p99)}, longest ${ms(longest)}`,
      `opened in ${(opened / 1_000).toFixed(1)} s`,
      `idle socket ${(perSocket / 1024).toFixed(1)} KiB (limit ${limits.perSocket / 1024}), of the process ${(rssPerSocket / 1024).toFixed(1)} KiB`,
      `relay's processor ${cpu.toFixed(1)} s, longest until durable ${ms(stats.lag)}`,
      isOver ? 'OVER' : 'ok',
    ].join('   '),
  )
  return !isOver
}
