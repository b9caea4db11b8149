import { formatUuid } from '@portico/wire'

/** What a virtual wallet takes from outside; the same shapes as the kit's `Env`, so a fake one serves both. */
export type WalletEnv = {
  fetch(input: string, init?: RequestInit): Promise<Response>
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
  randomId(): string
  /** Whom the wallet's permissions name. */
  origin(): string
}

export function defaultWalletEnv(): WalletEnv {
  return {
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // made by setTimeout above
    randomId: () => formatUuid(crypto.getRandomValues(new Uint8Array(16))),
    origin: () => (typeof location === 'undefined' ? 'http://localhost' : location.origin),
  }
}
