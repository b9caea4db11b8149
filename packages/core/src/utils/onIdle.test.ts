import { expect, it } from 'vitest'
import { onIdle } from './onIdle.js'

type Given = { connection?: object; readyState?: string; hasIdle?: boolean }

/** A window with what is looked at, and what a test does to it. */
function fakePage({ connection, readyState = 'complete', hasIdle = true }: Given = {}) {
  const waiting = new Set<() => void>()
  const target = new EventTarget()
  const wait = (run: () => void) => {
    waiting.add(run)
    return run
  }
  const cancel = (run: () => void) => void waiting.delete(run)
  const page = Object.assign(target, {
    navigator: { connection },
    document: { readyState },
    setTimeout: wait,
    clearTimeout: cancel,
    ...(hasIdle ? { requestIdleCallback: wait, cancelIdleCallback: cancel } : {}),
  }) as unknown as Window // the parts that are looked at
  return { page, waiting, load: () => target.dispatchEvent(new Event('load')) }
}

it('waits for the page to have loaded, then for it to be idle', () => {
  const { page, waiting, load } = fakePage({ readyState: 'interactive' })
  const calls: string[] = []
  onIdle(page, () => void calls.push('idle'))
  expect(waiting.size).toBe(0)
  load()
  expect(calls).toEqual([])
  for (const run of waiting) run()
  expect(calls).toEqual(['idle'])
})

it.each([{}, { hasIdle: false }, { connection: { effectiveType: '4g', saveData: false } }])(
  'calls back in a loaded page: %o',
  (given) => {
    const { page, waiting } = fakePage(given)
    const stop = onIdle(page, () => {})
    expect(waiting.size).toBe(1)
    stop()
    expect(waiting.size).toBe(0)
  },
)

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'never calls back on a line with %o',
  (connection) => {
    const { page, waiting, load } = fakePage({ connection, readyState: 'interactive' })
    onIdle(page, () => {})
    load()
    expect(waiting.size).toBe(0)
  },
)

it('stopped before the page has loaded it never calls back; on a server it does nothing', () => {
  const { page, waiting, load } = fakePage({ readyState: 'interactive' })
  onIdle(page, () => {})()
  load()
  expect(waiting.size).toBe(0)
  onIdle(undefined, () => {})()
})
