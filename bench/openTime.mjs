// Press → wallet list painted, with 1, 20 and 200 announced wallets, beside a plain native dialog in the same run: warm (a pointer
// came near before), idle (the page was left alone before), cold (the press is the first that asks for the modal).
// The ratio is the result: machines differ and are noisy, so both pages are opened in every round, in turns first.
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../scripts/chromium.mjs'
import { serveFolder } from '../scripts/serveFolder.mjs'
import { announceWallets } from './announceWallets.mjs'
import { buildPages } from './buildPages.mjs'
import { measureOpen } from './measureOpen.mjs'

const rounds = Number(process.env.PORTICO_BENCH_ROUNDS ?? 15)
const slowdown = 4
const limits = {
  warm: { 1: 1.5, 20: 2.2, 200: 2.2 },
  idle: { 1: 1.6, 20: 1.6, 200: 1.6 },
  cold: { 1: 2.2, 20: 3.2, 200: 3.2 },
}
const heapLimit = 1.5
const requestLimit = 2
/** `npm run bench cold` measures one of them. */
const wanted = process.argv[2]
const cases = Object.entries(limits)
  .filter(([opening]) => !wanted || opening === wanted)
  .flatMap(([opening, byWallets]) =>
    Object.entries(byWallets).map(([wallets, limit]) => ({ opening, wallets: Number(wallets), limit })),
  )

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

const server = await serveFolder({ folder: await buildPages(['kit', 'plain']), port: 0 })
const browser = await chromium.launch(chromiumLaunchOptions())
const results = new Map(cases.map((each) => [each, { kit: [], plain: [] }]))
try {
  // The first round warms the browser's caches and counts for nobody.
  for (let round = 0; round <= rounds; round++) {
    for (const each of cases) {
      // The plain page gets the same wallets, so that their own weight counts on both sides.
      for (const page of round % 2 ? ['plain', 'kit'] : ['kit', 'plain']) {
        const url = `http://localhost:${server.port}/${page}.html`
        const result = await measureOpen(browser, { url, ...each, slowdown, initScript: announceWallets })
        if (round > 0) results.get(each)[page].push(result)
      }
    }
  }
} finally {
  await browser.close()
  await server.close()
}

console.log(
  `press → list painted, CPU ${slowdown}× slower, median of ${rounds}, beside a plain native dialog in the same run`,
)
let hasFailed = false
for (const each of cases) {
  const { opening, wallets, limit } = each
  const { kit, plain } = results.get(each)
  const of = (list, what) => median(list.map((result) => result[what]))
  // Round by round, because two openings one after the other share whatever the machine was doing just then.
  const ratioOf = (what) => median(kit.map((result, round) => result[what] / plain[round][what]))
  const ratio = ratioOf('ms')
  const heapRatio = of(kit, 'heap') / of(plain, 'heap')
  const requests = Math.max(...kit.map((result) => result.requests))
  // The heap of a modal that waits unseen; what fetching leaves behind is another matter.
  const isOver = ratio > limit || (opening === 'warm' && heapRatio > heapLimit) || requests > requestLimit
  hasFailed ||= isOver
  console.log(
    [
      opening,
      `${wallets} wallets`.padStart(11),
      `${of(kit, 'ms').toFixed(0).padStart(4)} ms, plain ${of(plain, 'ms').toFixed(0).padStart(4)} ms`,
      `${ratio.toFixed(2)}× (limit ${limit})`,
      // For comparison: a finger is down for a while on both pages, and the kit fetches meanwhile.
      `from the click ${ratioOf('fromClick').toFixed(2)}×`,
      `busy ${of(kit, 'busy').toFixed(0)} ms, plain ${of(plain, 'busy').toFixed(0)} ms`,
      `${requests} requests`,
      `heap ${heapRatio.toFixed(2)}×`,
      isOver ? 'OVER' : 'ok',
    ].join('  '),
  )
}
process.exitCode = hasFailed ? 1 : 0
