/** Runs in the page: resolves to the milliseconds from the visitor's click until the first row has been painted. */
export function armMeasurement() {
  const findRow = () =>
    document.querySelector('[data-portico]')?.shadowRoot?.querySelector('dialog[open] .pt-row') ??
    document.querySelector('dialog[open] .row')
  window.measured = new Promise((resolve) => {
    addEventListener(
      'click',
      (event) => {
        const look = () => {
          if (!findRow()) return requestAnimationFrame(look)
          // The frame that holds the row is painted after this callback; the next one begins when that is done.
          requestAnimationFrame(() => resolve(performance.now() - event.timeStamp))
        }
        look()
      },
      { capture: true, once: true },
    )
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

/** One opening in a fresh tab, CPU slowed down. */
export async function measureOpen(browser, { url, wallets, slowdown, initScript }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  if (wallets) await page.addInitScript(initScript, wallets)
  await page.goto(url, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Connect Wallet' })
  // A visitor's pointer rests on a button before it presses: what hovering fetches is here by then. (Waiting for an idle
  // network does not say so: the page's own files have been idle once, and Playwright asks no second time.)
  await button.hover()
  const session = await context.newCDPSession(page)
  // Not by Playwright's own waiting, whose scripts would weigh on the heap of both pages.
  await session.send('Runtime.evaluate', { expression: `(${untilReady})()`, awaitPromise: true })
  await page.evaluate(armMeasurement)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const heapBefore = await usedHeap(session)
  await button.click()
  const ms = await page.evaluate(() => window.measured)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const heap = await usedHeap(session)
  const rows = await page.locator('dialog[open]').getByRole('button').count()
  await context.close()
  return { ms, heap, heapBefore, rows }
}

async function usedHeap(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
