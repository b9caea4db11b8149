import { setTimeout } from 'node:timers/promises'

/** Of a quick tap, in ms. */
const pressTime = 80

/** Runs in the page: resolves to the milliseconds until the first row has been painted, from the press and from the click that ends it. */
export function armMeasurement() {
  const findRow = () =>
    document.querySelector('[data-portico]')?.shadowRoot?.querySelector('dialog[open] .pt-row') ??
    document.querySelector('dialog[open] .row')
  performance.mark('armed')
  const at = {}
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ timeStamp }) => (at[type] = timeStamp), { capture: true, once: true })
  window.measured = new Promise((resolve) => {
    const onPainted = () => {
      const now = performance.now()
      resolve({ ms: now - at.pointerdown, fromClick: now - at.click })
    }
    const look = () => {
      if (!findRow()) return requestAnimationFrame(look)
      // The frame that holds the row is painted after this callback; the next one begins when that is done.
      requestAnimationFrame(onPainted)
    }
    addEventListener('pointerdown', look, { capture: true, once: true })
  })
}

/** Runs in the page: resolves when what hovering prepares is there. The plain page prepares nothing. */
function untilReady() {
  const isPlain = document.title === 'plain'
  const isReady = () => isPlain || document.querySelector('[data-portico]')?.shadowRoot?.querySelector('dialog .pt-row')
  return new Promise((resolve) => {
    const look = () => (isReady() ? requestIdleCallback(resolve) : requestAnimationFrame(look))
    look()
  })
}

/** Runs in the page: resolves when the browser has had nothing to do for a second, and so time for what it was asked to fetch then. */
function untilIdle() {
  return new Promise((resolve) => {
    let quiet = 0
    const look = ({ didTimeout }) => {
      quiet = didTimeout ? 0 : quiet + 1
      if (quiet === 20) resolve()
      else setTimeout(() => requestIdleCallback(look, { timeout: 1000 }), 50)
    }
    requestIdleCallback(look)
  })
}

/** Runs in the page before its own scripts: a line that is paid for by the byte, on which nothing is fetched in idle time. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/**
 * What the visitor does before the press: `warm` comes near with a pointer, `idle` leaves the page alone, `cold` too, but the
 * page fetches nothing in that time: the press is the first that asks for the modal.
 */
const openings = {
  async warm({ page, session, button }) {
    // Not by Playwright's own waiting, whose scripts would weigh on the heap of both pages.
    await button.hover()
    await session.send('Runtime.evaluate', { expression: `(${untilReady})()`, awaitPromise: true })
    await page.evaluate(armMeasurement)
    return () => button.click()
  },
  idle: tapAfterIdle,
  cold: tapAfterIdle,
}

async function tapAfterIdle({ page, session, button }) {
  await session.send('Runtime.evaluate', { expression: `(${untilIdle})()`, awaitPromise: true })
  await page.evaluate(armMeasurement)
  // A finger, because a mouse would hover on its way; down for as long as a quick one is.
  const { x, y, width, height } = await button.boundingBox()
  const finger = { x: x + width / 2, y: y + height / 2 }
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await setTimeout(pressTime)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

/** One opening in a fresh tab, CPU slowed down. */
export async function measureOpen(browser, { url, wallets, slowdown, initScript, opening = 'warm' }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: opening !== 'warm' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  if (wallets) await page.addInitScript(initScript, wallets)
  if (opening === 'cold') await page.addInitScript(saveData)
  await page.goto(url, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Connect Wallet' })
  const click = await openings[opening]({ page, session, button })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const heapBefore = await usedHeap(session)
  const busyBefore = await busyTime(session)
  await click()
  const { ms, fromClick } = await page.evaluate(() => window.measured)
  const busy = (await busyTime(session)) - busyBefore
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const heap = await usedHeap(session)
  const requests = await page.evaluate(countRequests)
  const rows = await page.locator('dialog[open]').getByRole('button').count()
  await context.close()
  return { ms, fromClick, busy, requests, heap, heapBefore, rows }
}

/** Runs in the page: scripts that were asked for since the visitor began to move. */
function countRequests() {
  const { startTime } = performance.getEntriesByName('armed')[0]
  const entries = performance.getEntriesByType('resource')
  return entries.filter((entry) => entry.name.endsWith('.js') && entry.startTime >= startTime).length
}

/** Milliseconds that the page's thread has worked, slowed down or not: steadier than time on a machine that others use too. */
async function busyTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

async function usedHeap(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
