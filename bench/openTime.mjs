// Click → wallet list painted, with 1, 20 and 200 announced wallets, beside a plain native dialog in the same run.
// The ratio is the result: machines differ and are noisy, so both pages are opened in every round, in turns first.
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../scripts/chromium.mjs'
import { serveFolder } from '../scripts/serveFolder.mjs'
import { announceWallets } from './announceWallets.mjs'
import { buildPages } from './buildPages.mjs'
import { measureOpen } from './measureOpen.mjs'

const rounds = Number(process.env.PORTICO_BENCH_ROUNDS ?? 15)
const slowdown = 4
const cases = [
  { name: '1 wallet', wallets: 1, limit: 1.5 },
  { name: '20 wallets', wallets: 20, limit: 2.2 },
  { name: '200 wallets', wallets: 200, limit: 2.2 },
]
const heapLimit = 1.5

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

const server = await serveFolder({ folder: await buildPages(), port: 0 })
const browser = await chromium.launch(chromiumLaunchOptions())
const results = new Map(cases.map(({ name }) => [name, { kit: [], plain: [] }]))
try {
  // The first round warms the browser's caches and counts for nobody.
  for (let round = 0; round <= rounds; round++) {
    for (const { name, wallets } of cases) {
      // The plain page gets the same wallets, so that their own weight counts on both sides.
      for (const page of round % 2 ? ['plain', 'kit'] : ['kit', 'plain']) {
        const url = `http://localhost:${server.port}/${page}.html`
        const result = await measureOpen(browser, { url, wallets, slowdown, initScript: announceWallets })
        if (round > 0) results.get(name)[page].push(result)
      }
    }
  }
} finally {
  await browser.close()
  await server.close()
}

console.log(
  `click → list painted, CPU ${slowdown}× slower, median of ${rounds}, beside a plain native dialog in the same run`,
)
let hasFailed = false
for (const { name, limit } of cases) {
  const { kit, plain } = results.get(name)
  const of = (list, what) => median(list.map((result) => result[what]))
  // Round by round, because two openings one after the other share whatever the machine was doing just then.
  const ratio = median(kit.map(({ ms }, round) => ms / plain[round].ms))
  const heapRatio = of(kit, 'heap') / of(plain, 'heap')
  const isOver = ratio > limit || heapRatio > heapLimit
  hasFailed ||= isOver
  console.log(
    [
      name.padEnd(12),
      `${of(kit, 'ms').toFixed(0).padStart(4)} ms, plain ${of(plain, 'ms').toFixed(0).padStart(4)} ms`,
      `${ratio.toFixed(2)}× (limit ${limit})`,
      `heap ${(of(kit, 'heap') / 1e6).toFixed(2)} MB, plain ${(of(plain, 'heap') / 1e6).toFixed(2)} MB`,
      `${heapRatio.toFixed(2)}× (limit ${heapLimit})`,
      isOver ? 'OVER' : 'ok',
    ].join('  '),
  )
}
process.exitCode = hasFailed ? 1 : 0
