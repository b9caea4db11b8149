// A visitor chooses to pair: how long until the code is on the screen, beside the least that any page needs: keys, a socket, and
// one answer of the relay. The built kit in Chromium, over a network of a phone, in the same run.
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../scripts/chromium.mjs'
import { serveFolder } from '../scripts/serveFolder.mjs'
import { buildPages } from './buildPages.mjs'
import { forkServer } from './forkServer.mjs'
import { createSlowLine } from './slowLine.mjs'

const limit = 1.2
const eachWay = 75

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

/** Prints the figures; true when they hold. */
export async function run({ rounds }) {
  let port = 0
  const line = await createSlowLine(eachWay, () => port)
  const endpoint = `http://localhost:${line.port}`
  const relay = await forkServer('', endpoint)
  port = relay.port
  const pages = await serveFolder({ folder: await buildPages(['pairing']), port: 0 })
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const url = `http://localhost:${pages.port}/pairing.html?endpoint=${encodeURIComponent(endpoint)}`
    const results = []
    // The first round warms the browser's caches and counts for nobody.
    for (let round = 0; round <= rounds; round++) {
      const result = await measure(browser, url)
      if (round > 0) results.push(result)
    }
    return report(results, rounds)
  } finally {
    await browser.close()
    await pages.close()
    await relay.stop()
    line.close()
  }
}

async function measure(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const least = [await page.evaluate(() => window.measureRoundTrip())]
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await button.hover()
    await button.click()
    const row = page.locator('dialog[open]').getByRole('button', { name: /WalletConnect/ })
    // A visitor's pointer rests on a row before it presses: what hovering fetches is here by then.
    await row.hover()
    await page.waitForLoadState('networkidle')
    await page.evaluate(armMeasurement)
    await row.click()
    const ms = await page.evaluate(() => window.measured)
    least.push(await page.evaluate(() => window.measureRoundTrip()))
    return { ms, least: (least[0] + least[1]) / 2 }
  } finally {
    await context.close()
  }
}

/** Runs in the page: from the click until the code has been painted. */
function armMeasurement() {
  const findCode = () => document.querySelector('[data-portico]')?.shadowRoot?.querySelector('dialog[open] .pt-qr-code')
  window.measured = new Promise((resolve) => {
    addEventListener(
      'click',
      (event) => {
        const look = () => {
          if (!findCode()) return requestAnimationFrame(look)
          requestAnimationFrame(() => resolve(performance.now() - event.timeStamp))
        }
        look()
      },
      { capture: true, once: true },
    )
  })
}

function report(results, rounds) {
  const of = (name) => median(results.map((result) => result[name]))
  const ratio = median(results.map(({ ms, least }) => ms / least))
  const isOver = ratio > limit
  console.log(`relay: click → code on the screen, ${eachWay} ms to the relay and back each, median of ${rounds}`)
  console.log(
    [
      `${of('ms').toFixed(0)} ms, keys, a socket and one answer ${of('least').toFixed(0)} ms`,
      `${ratio.toFixed(2)}× (limit ${limit})`,
      isOver ? 'OVER' : 'ok',
    ].join('   '),
  )
  return !isOver
}
