import type { Env } from '@portico/core'
import { type CountingTarget, countingTarget } from './countingTarget.js'
import { type FakeClock, fakeClock } from './fakeClock.js'
import { type MemoryStorage, memoryStorage, type StorageTab } from './memoryStorage.js'
import { TestingError } from './TestingError.js'

type Platform = ReturnType<Env['platform']>

export type LogEntry = { readonly level: 'error' | 'warn' | 'info'; readonly parts: readonly unknown[] }

export type FakeEnvOptions = Partial<Omit<Env, 'storage' | 'platform'>> & {
  /** @default a new clock */
  clock?: FakeClock
  /** One storage given to two environments makes them two tabs of one site. @default a new one */
  memory?: MemoryStorage
  platform?: Partial<Platform>
}

/** The kit's outside world, and what a test needs to steer it and to look at what was done. */
export type FakeEnv = Env & {
  readonly clock: FakeClock
  readonly memory: MemoryStorage
  /** What `eventTarget` answers; counts listeners. */
  readonly target: CountingTarget
  readonly logs: readonly LogEntry[]
  readonly copied: readonly string[]
  readonly opened: readonly { readonly url: string; readonly target: string }[]
  /** Addresses that were fetched; each fails unless the test gave a `fetch`. */
  readonly fetched: readonly string[]
  /** Pictures being fetched ahead; one that is stopped leaves the list. */
  readonly preloading: ReadonlySet<string>
  /** Another tab of the same site. */
  readonly otherTab: { set(key: string, value: string): void; remove(key: string): void; clear(): void }
  /** How many still listen to other tabs. */
  storageListeners(): number
  /** How often the page was asked to load anew. */
  reloads(): number
  /** The page has nothing to do: whoever waited for that is called. */
  becomeIdle(): void
  setInjected(provider: unknown): void
  setPlatform(platform: Partial<Platform>): void
}

const desktop: Platform = Object.freeze({
  isMobile: false,
  isIos: false,
  isAndroid: false,
  isMac: false,
  isSafari: false,
  isTelegram: false,
})

/** A page that is all the test's own: time stands still, storage is memory, nothing reaches a network. */
export function fakeEnv({
  clock = fakeClock(),
  memory = memoryStorage(),
  platform,
  ...own
}: FakeEnvOptions = {}): FakeEnv {
  const tab = memory.tab()
  const stranger: StorageTab = memory.tab()
  const target = countingTarget()
  const logs: LogEntry[] = []
  const copied: string[] = []
  const opened: { url: string; target: string }[] = []
  const fetched: string[] = []
  const preloading = new Set<string>()
  let currentPlatform: Platform = { ...desktop, ...platform }
  let injected: unknown
  let lastId = 0
  let storageListeners = 0
  let reloads = 0
  const idle = new Set<() => void>()
  return {
    async fetch(url) {
      fetched.push(url)
      throw new TestingError(`no network in this test: ${url}`)
    },
    now: clock.now,
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    randomId() {
      lastId += 1
      return `id-${lastId}`
    },
    storage: () => tab,
    onStorage(listener) {
      storageListeners += 1
      const stop = tab.onStorage(listener)
      return () => {
        storageListeners -= 1
        stop()
      }
    },
    eventTarget: () => target,
    injected: () => injected,
    openUrl: (url, where) => void opened.push({ url, target: where }),
    async copy(text) {
      copied.push(text)
    },
    paste: async () => copied.at(-1) ?? '',
    isTrackingRefused: () => false,
    preloadImage(url) {
      preloading.add(url)
      return () => void preloading.delete(url)
    },
    onIdle(run) {
      idle.add(run)
      return () => void idle.delete(run)
    },
    isOnline: () => true,
    reload() {
      reloads += 1
    },
    platform: () => currentPlatform,
    page: () => ({ name: 'Test page', description: 'A page of a test', url: 'https://site.test', icons: [] }),
    log: (level, ...parts) => void logs.push({ level, parts }),
    ...own,
    clock,
    memory,
    target,
    logs,
    copied,
    opened,
    fetched,
    preloading,
    otherTab: { set: stranger.setItem, remove: stranger.removeItem, clear: stranger.clear },
    storageListeners: () => storageListeners,
    reloads: () => reloads,
    becomeIdle() {
      const waiting = [...idle]
      idle.clear()
      for (const run of waiting) run()
    },
    setInjected(provider) {
      injected = provider
    },
    setPlatform(changes) {
      currentPlatform = { ...currentPlatform, ...changes }
    },
  }
}
