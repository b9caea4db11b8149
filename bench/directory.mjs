// A directory page of 40 out of 5,000 wallets over real sockets, beside a bare Hono route that returns the same bytes.
// The ratio is the result: both are asked in every round, in turns first, and the middle round counts.
import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadHttp } from './loadHttp.mjs'

const wallets = 5_000
const rounds = Number(process.env.PORTICO_BENCH_ROUNDS ?? 7)
const roundMs = 1_500
const limits = { perSecond: 0.6, p99: 3 }
const project = '0123456789abcdef0123456789abcdef'
const headers = { Origin: 'http://localhost:4400' }

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

/** Prints the figures; true when they hold. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'))
  const servers = []
  const start = async (...argv) => {
    const server = fork(new URL('./directoryServer.mjs', import.meta.url), argv, {
      env: { ...process.env, PORTICO_BENCH_PROJECT: project },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    servers.push(server)
    return new Promise((resolve, reject) => {
      server.once('message', ({ port }) => resolve(`http://127.0.0.1:${port}`))
      server.once('exit', (code) => reject(new Error(`A server of the bench ended with ${code}.`)))
    })
  }
  try {
    const path = `/getWallets?projectId=${project}&st=portico&sv=bench&page=3&entries=40`
    const portico = (await start('portico', String(wallets))) + path
    const text = await (await fetch(portico, { headers })).text()
    const file = join(folder, 'page.json')
    await writeFile(file, text)
    const bare = (await start('bare', file)) + path
    return report(await measure({ bare, portico }), text)
  } finally {
    for (const server of servers) server.kill()
    await rm(folder, { recursive: true })
  }
}

async function measure(urls) {
  const results = []
  // The first round warms both and counts for nobody.
  for (let round = 0; round <= rounds; round++) {
    const result = {}
    for (const name of round % 2 ? ['bare', 'portico'] : ['portico', 'bare'])
      result[name] = await loadHttp({ url: urls[name], headers, ms: roundMs })
    if (round > 0) results.push(result)
  }
  return results
}

function report(results, text) {
  const { data, count } = JSON.parse(text)
  if (data.length !== 40 || count !== wallets) throw new Error(`Not the page to measure: ${data.length} of ${count}.`)
  const of = (name, what) => median(results.map((result) => result[name][what]))
  const speed = median(results.map(({ portico, bare }) => portico.perSecond / bare.perSecond))
  const delay = median(results.map(({ portico, bare }) => portico.p99 / bare.p99))
  const isOver = speed < limits.perSecond || delay > limits.p99
  console.log(
    `directory page of 40 out of ${wallets} wallets (${(text.length / 1024).toFixed(0)} KiB), median of ${rounds}`,
  )
  console.log(
    [
      `${of('portico', 'perSecond').toFixed(0)}/s, bare ${of('bare', 'perSecond').toFixed(0)}/s`,
      `${(speed * 100).toFixed(0)} % (at least ${limits.perSecond * 100})`,
      `p99 ${of('portico', 'p99').toFixed(2)} ms, bare ${of('bare', 'p99').toFixed(2)} ms`,
      `${delay.toFixed(2)}× (limit ${limits.p99})`,
      isOver ? 'OVER' : 'ok',
    ].join('   '),
  )
  return !isOver
}
