// The benches of the relay, one after the other, or those that are named; fails when a figure does not hold. After a build.
// npm run bench:relay                                        size, uri, publish, load
// npm run bench:relay -- load --sockets 10000 --seconds 60   --database postgres://… for another database than the built-in one
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

const benches = { size: 'relaySize', uri: 'relayUri', publish: 'relayPublish', load: 'relayLoad' }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sockets: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '5' },
    database: { type: 'string' },
  },
})
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) throw new Error(`There is no "${unknown[0]}". There are: ${Object.keys(benches).join(', ')}.`)
const options = {
  sockets: Number(values.sockets),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  database: values.database,
}

let hasFailed = false
for (const [name, file] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const [before] = loadavg()
  const { run } = await import(`./${file}.mjs`)
  hasFailed = !(await run(options)) || hasFailed
  // What else the machine did meanwhile: the figures of a busy one say little.
  console.log(`load average ${before.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after\n`)
}
process.exit(hasFailed ? 1 : 0)
