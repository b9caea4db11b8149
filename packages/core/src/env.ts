import type { RelayEnv } from '@portico/relay'
import { formatUuid } from '@portico/wire'
import type { Unsubscribe } from './state/createStore.js'
import { detectPlatform, type Platform } from './utils/detectPlatform.js'
import { onIdle } from './utils/onIdle.js'

/** What the kit may keep: the part of the Web Storage API it uses. Any call may throw (blocked storage). */
export type KeyValueStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** What the page says of itself, for `metadata` the host did not give. */
export type PageFacts = { name: string; description: string; url: string; icons: readonly string[] }

/**
 * Everything the kit takes from outside, in one place: the browser in a page, nothing on a server, a fake one in tests.
 * Properties are functions so that building a kit touches no browser global. The browser's part of what a page needs only later
 * is in `env/`, and comes with whoever needs it.
 */
export type Env = {
  fetch(input: string, init?: RequestInit): Promise<Response>
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
  randomId(): string
  storage(): KeyValueStorage | undefined
  /** Calls back when another tab of this site changed a stored value; key null means that all were cleared. */
  onStorage(listener: (key: string | null) => void): Unsubscribe
  /** Where wallets announce themselves; undefined on a server. */
  eventTarget(): EventTarget | undefined
  /** The provider that a browser extension put on the page, unchecked. */
  injected(): unknown
  /** Opens a socket to the relay. @default the browser's own */
  openSocket?: RelayEnv['openSocket'] | undefined
  openUrl(url: string, target: '_blank' | '_self' | '_top'): void
  /** @default the browser's clipboard */
  copy?: ((text: string) => Promise<void>) | undefined
  /** @default the browser's clipboard */
  paste?: (() => Promise<string>) | undefined
  /** Whether the visitor asked not to be watched. @default what the browser says */
  isTrackingRefused?: (() => boolean) | undefined
  /** Fetches a picture ahead of its use; calling back stops it. @default the browser does */
  preloadImage?: ((url: string) => Unsubscribe) | undefined
  /**
   * Calls back once, when the page has loaded and has nothing to do. Never where the visitor saves data or the line is
   * slow: what is done then is done ahead of a need that may never come.
   */
  onIdle(run: () => void): Unsubscribe
  /** False where the browser knows that it reaches no network. */
  isOnline(): boolean
  /** Loads the page anew. */
  reload(): void
  platform(): Platform
  page(): PageFacts
  log(level: 'error' | 'warn' | 'info', ...parts: unknown[]): void
}

export function browserEnv(): Env {
  const page = (): Window | undefined => (typeof window === 'undefined' ? undefined : window)
  return {
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // made by setTimeout above
    randomId: () => formatUuid(crypto.getRandomValues(new Uint8Array(16))),
    // The getter itself throws where storage is blocked; createStorage guards every call.
    storage: () => page()?.localStorage,
    onStorage(listener) {
      const target = page()
      const onEvent = (event: StorageEvent): void => listener(event.key)
      target?.addEventListener('storage', onEvent)
      return () => target?.removeEventListener('storage', onEvent)
    },
    eventTarget: page,
    injected: () => (page() as { ethereum?: unknown } | undefined)?.ethereum, // not in lib.dom; unchecked by design
    openUrl: (url, target) => void page()?.open(url, target, 'noreferrer,noopener'),
    onIdle: (run) => onIdle(page(), run),
    isOnline: () => page()?.navigator.onLine !== false,
    reload: () => page()?.location.reload(),
    platform: () => detectPlatform(page()),
    page: () => readPage(page()?.document),
    log: (level, ...parts) => console[level](...parts),
  }
}

function readPage(document: Document | undefined): PageFacts {
  const meta = document?.querySelector<HTMLMetaElement>('meta[property="og:description"], meta[name="description"]')
  const icons = [...(document?.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]') ?? [])]
  return {
    name: document?.title ?? '',
    description: meta?.content ?? '',
    url: document?.location.origin ?? '',
    icons: icons.map((icon) => icon.href),
  }
}
