import type { CDPSession, Page } from '@playwright/test'
import { accountButton, chainWallet, connectWallet } from './steps.js'
import { expect, test } from './test.js'

type Counts = { listeners: number; timers: number; nodes: number }

/** Counts what is added to the page and not taken away again; runs before the page's first script. */
function instrument(): void {
  const counts = { listeners: 0, timers: 0 }
  Reflect.set(globalThis, '__counts', counts)
  for (const target of [window, document]) {
    const known = new Set<string>()
    const ids = new WeakMap<object, number>()
    let last = 0
    const keyOf = (type: string, listener: object, options: unknown): string => {
      if (!ids.has(listener)) ids.set(listener, ++last)
      const capture = typeof options === 'object' && options ? Reflect.get(options, 'capture') : options
      return `${type} ${ids.get(listener)} ${Boolean(capture)}`
    }
    const { addEventListener, removeEventListener } = target
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: unknown,
    ) => {
      if (listener && !known.has(keyOf(type, listener, options))) {
        known.add(keyOf(type, listener, options))
        counts.listeners += 1
      }
      Reflect.apply(addEventListener, target, [type, listener, options])
    }
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: unknown,
    ) => {
      if (listener && known.delete(keyOf(type, listener, options))) counts.listeners -= 1
      Reflect.apply(removeEventListener, target, [type, listener, options])
    }
  }
  const { setTimeout: set, clearTimeout: clear } = window
  const running = new Set<unknown>()
  const update = (): void => {
    counts.timers = running.size
  }
  Reflect.set(window, 'setTimeout', (run: unknown, ms: number, ...rest: unknown[]) => {
    const timer = set(() => {
      running.delete(timer)
      update()
      if (typeof run === 'function') run(...rest)
    }, ms)
    running.add(timer)
    update()
    return timer
  })
  Reflect.set(window, 'clearTimeout', (timer: number) => {
    running.delete(timer)
    update()
    clear(timer)
  })
}

const countsOf = (page: Page): Promise<Counts> =>
  page.evaluate(() => ({ ...Reflect.get(globalThis, '__counts'), nodes: document.querySelectorAll('*').length }))

async function heapOf(session: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** Runs in the page alone: what a test asks of a page from outside leaves traces of its own in the heap. */
async function cycle(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const kits: WeakRef<object>[] = (Reflect.get(globalThis, '__pastKits') as WeakRef<object>[] | undefined) ?? []
    Reflect.set(globalThis, '__pastKits', kits)
    for (let done = 0; done < count; done++) {
      await __lifecycle.start()
      kits.push(new WeakRef(__kit))
      await new Promise(requestAnimationFrame)
      __lifecycle.end()
      await new Promise(requestAnimationFrame)
    }
  }, times)
}

test('a kit created and destroyed 20 times leaves no listener, timer, node or memory', async ({
  page,
  context,
  host,
  wallets,
}) => {
  await wallets.install([chainWallet(host)])
  await page.addInitScript(instrument)
  await host.open('lifecycle')
  const session = await context.newCDPSession(page)
  // The first rounds load code and warm caches up.
  await cycle(page, 20)
  const before = await countsOf(page)
  const heapBefore = await heapOf(session)
  await cycle(page, 20)
  // First of all, because looking at the page from outside fills its heap too.
  const grown = (await heapOf(session)) - heapBefore
  expect(grown / 20, `the heap grew by ${grown} bytes`).toBeLessThan(5_000)
  await expect.poll(async () => (await countsOf(page)).timers).toBeLessThanOrEqual(before.timers)
  const after = await countsOf(page)
  expect(after.listeners).toBe(before.listeners)
  expect(after.nodes).toBe(before.nodes)
  await expect(page.locator('[data-portico]')).toHaveCount(0)
  const alive = async () => {
    await heapOf(session)
    return page.evaluate(
      () => (Reflect.get(globalThis, '__pastKits') as WeakRef<object>[]).filter((kit) => kit.deref()).length, // set in cycle
    )
  }
  await expect.poll(alive, { message: 'kits still in memory' }).toBe(0)
})

test('a destroyed kit is silent: wallets, tabs and clicks reach nothing', async ({ page, host, wallets }) => {
  const [alpha] = await wallets.install([chainWallet(host)])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await expect(accountButton(page)).toContainText(/\d ETH/)
  await page.evaluate(() => __kit.destroy())
  const before = await page.evaluate(() => JSON.stringify(__kit.getAccount()))
  await alpha.changeChain(host.chains[1].id)
  await alpha.flood({ count: 20 })
  await alpha.emitDisconnect()
  expect(await page.evaluate(() => JSON.stringify(__kit.getAccount()))).toBe(before)
  await expect(page.locator('[data-portico]')).toHaveCount(0)
})
