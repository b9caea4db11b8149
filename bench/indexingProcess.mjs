// The server's own indexer on a database in a folder, in a process of its own so that its heap can be weighed. Every round
// indexes the blocks as another chain, between downloads of the same blocks: what else the machine does, it does to all.
const load = (file) => import(`../packages/server/dist/${file}.js`)
const { createDb } = await load('db/createDb')
const { migrate, readMigrations } = await load('db/migrate')
const { nodeEnv } = await load('env')
const { createChainData } = await load('providers/createChainData')

const [url, folder, blockCount, roundCount, holder] = process.argv.slice(2)
const blocks = Number(blockCount)
const firstChain = 31_337
const batch = 400
// A loop block by block is slow and even: a tenth of it tells the rest.
const loopShare = 10

// An empty PostgreSQL, to see it beside the built-in database.
const databaseUrl = process.env.PORTICO_BENCH_DATABASE_URL
const db = await createDb(databaseUrl ? { url: databaseUrl } : { folder })
await migrate(db, await readMigrations())

const heap = () => {
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

/** How long something takes, and what the processor spends on it in all threads of this process. */
async function timed(run) {
  const before = process.cpuUsage()
  const result = await run()
  const { user, system } = process.cpuUsage(before)
  return { result, cpu: (user + system) / 1000 }
}

/** Blocks and receipts, `size` blocks in a request, parsed and dropped. */
async function download(chain, last, size) {
  const start = performance.now()
  for (let from = 1; from <= last; from += size) {
    const count = Math.min(size, last - from + 1)
    const numbers = Array.from({ length: count }, (_, offset) => `0x${(from + offset).toString(16)}`)
    for (const call of [
      (number) => ({ method: 'eth_getBlockByNumber', params: [number, true] }),
      (number) => ({ method: 'eth_getBlockReceipts', params: [number] }),
    ]) {
      const body = JSON.stringify(numbers.map((number, id) => ({ jsonrpc: '2.0', id, ...call(number) })))
      const response = await fetch(`${url}/${chain}`, { method: 'POST', body })
      await response.json()
    }
  }
  return performance.now() - start
}

function chainData(chain, env, database) {
  const network = {
    chainId: `eip155:${chain}`,
    name: 'Bench',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [`${url}/${chain}`],
    tokens: [],
    source: { kind: 'chain', fromBlock: 1, pollInterval: 600_000 },
    multicall: '0xca11bde05977b3631167028862be2a173976ca11',
    ensUniversalResolver: undefined,
    isTestnet: false,
  }
  const data = createChainData({
    env,
    db: database,
    log: (...line) => console.error(...line),
    networks: [network],
    images: { urlOf: async () => null },
    safeFetch: () => Promise.reject(new Error('Nothing to fetch in a bench.')),
    publicUrl: 'http://localhost',
    prices: {},
  })
  return { data, network }
}

async function index(chain) {
  let early
  let weighing = 0
  // After each range that was written: is it time to put the heap on the scales?
  const weighed = {
    ...db,
    transaction: async (run) => {
      const result = await db.transaction(run)
      if (early === undefined && data.indexers.status()[0].block >= blocks / 10) {
        const start = performance.now()
        early = heap()
        weighing = performance.now() - start
      }
      return result
    },
  }
  const start = performance.now()
  const { data } = chainData(chain, nodeEnv(), weighed)
  while (data.indexers.status()[0].block !== blocks) await new Promise((resolve) => setTimeout(resolve, 2))
  const indexMs = performance.now() - start - weighing
  const late = heap()
  await data.indexers.stop()
  return { indexMs, early, late }
}

// The first download warms the node and counts for nobody.
await download(firstChain, blocks, batch)
const results = []
for (let round = 0; round < Number(roundCount); round++) {
  const chain = firstChain + round
  const loopMs = loopShare * (await download(chain, blocks / loopShare, 1))
  const before = await timed(() => download(chain, blocks, batch))
  const indexed = await timed(() => index(chain))
  const after = await timed(() => download(chain, blocks, batch))
  results.push({
    ...indexed.result,
    loopMs,
    batchMs: (before.result + after.result) / 2,
    indexCpu: indexed.cpu,
    batchCpu: (before.cpu + after.cpu) / 2,
  })
}

let requests = 0
const counting = {
  ...nodeEnv(),
  fetch: (input, init) => {
    requests += 1
    return fetch(input, init)
  },
}
const { data, network } = chainData(firstChain, counting, db)
await data.indexers.stop()
requests = 0
const balances = await data.balances.balancesOf(holder, [network])
process.send({ database: db.kind, results, requests, balances: balances.length }, async () => {
  await db.close()
  process.exit(0)
})
