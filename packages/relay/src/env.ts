import { openWebSocket } from './socket.js'

/** One connection, as little of it as we use. Handlers are called after `openSocket` has returned. */
export type RelaySocket = { send(text: string): void; close(code?: number, reason?: string): void }
export type RelaySocketHandlers = {
  onOpen(): void
  onMessage(text: string): void
  onClose(close: { readonly code: number; readonly reason: string }): void
}

/** Text under names. May answer at once or later; may throw (blocked storage), which costs the memory of the next visit. */
export type RelayStorage = {
  get(key: string): string | null | undefined | Promise<string | null | undefined>
  set(key: string, value: string): void | Promise<void>
  remove(key: string): void | Promise<void>
}

/** Everything this package takes from outside. */
export type RelayEnv = {
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
  randomBytes(length: number): Uint8Array
  /** Web Crypto, where the page may use it. */
  subtle(): SubtleCrypto | undefined
  openSocket(url: string, handlers: RelaySocketHandlers): RelaySocket
  fetch(url: string, init: RequestInit): Promise<Response>
  storage: RelayStorage
  log(level: 'info' | 'warn' | 'error', text: string, details?: unknown): void
}

/** The platform's own. Node before 22 has no WebSocket: pass `openSocket` there. */
export function platformEnv(given: Pick<RelayEnv, 'storage'> & Partial<RelayEnv>): RelayEnv {
  return {
    now: () => Date.now(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // made by setTimeout above
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    // Absent on pages without TLS, whatever the types say.
    subtle: () => crypto.subtle as SubtleCrypto | undefined,
    openSocket: openWebSocket,
    fetch: (url, init) => fetch(url, init),
    log: () => undefined,
    ...given,
  }
}
