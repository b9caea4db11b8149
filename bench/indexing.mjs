// Indexing 10,000 blocks with 50,000 transfers from a node on this machine, beside a loop that only downloads them in the
// indexer's own batches (the limit) and beside one that does so block by block (for information); the time that the processor
// spent, of which a busy machine takes less notice; the heap on the way; and how often the node is asked for the balance of an
// address with 200 tokens. The database has a thread of its own: with fewer than three free cores it waits for the others.
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const blocks = Number(process.env.PORTICO_BENCH_BLOCKS ?? 10_000)
const rounds = Number(process.env.PORTICO_BENCH_ROUNDS ?? 3)
const transfersEach = 5
const tokens = 200
const limits = { time: 3, heap: 1.1, requests: 2 }

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

/** Prints the figures; true when they hold. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'))
  const children = []
  const start = (file, argv, execArgv = []) => {
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
    const child = fork(new URL(file, import.meta.url), argv.map(String), { execArgv, stdio })
    children.push(child)
    return new Promise((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)))
    })
  }
  try {
    const { port, holder } = await start('./chainFixture.mjs', [blocks, transfersEach, tokens])
    const argv = [`http://127.0.0.1:${port}`, join(folder, 'db'), blocks, rounds, holder]
    return report(await start('./indexingProcess.mjs', argv, ['--expose-gc']))
  } finally {
    for (const child of children) child.kill()
    await rm(folder, { recursive: true })
  }
}

function report({ database, results, requests, balances }) {
  const time = median(results.map(({ indexMs, batchMs }) => indexMs / batchMs))
  const single = median(results.map(({ indexMs, loopMs }) => indexMs / loopMs))
  const heap = median(results.map(({ early, late }) => late / early))
  const of = (name, unit) => (median(results.map((result) => result[name])) / unit).toFixed(2)
  const isOver = time > limits.time || heap > limits.heap || requests > limits.requests || balances !== tokens + 1
  const [second, mebi] = [1000, 1024 * 1024]
  console.log(
    `indexing ${blocks} blocks with ${blocks * transfersEach} transfers into ${database}, median of ${rounds}`,
  )
  console.log(
    [
      `${of('indexMs', second)} s, downloading in batches ${of('batchMs', second)} s`,
      `${time.toFixed(2)}× (limit ${limits.time})`,
      `processor ${of('indexCpu', second)} s in all threads, ${of('batchCpu', second)} s`,
      `block by block ${of('loopMs', second)} s, ${single.toFixed(2)}×`,
      `heap ${of('early', mebi)} → ${of('late', mebi)} MiB`,
      `${heap.toFixed(2)}× (limit ${limits.heap})`,
      `${requests} requests for the balances of ${balances - 1} tokens (limit ${limits.requests})`,
      isOver ? 'OVER' : 'ok',
    ].join('   '),
  )
  return !isOver
}
