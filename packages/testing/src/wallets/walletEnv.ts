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
    randomId: uuidV4,
    origin: () => (typeof location === 'undefined' ? 'http://localhost' : location.origin),
  }
}

/** `crypto.randomUUID` is missing on plain http pages, where a test may well run. */
function uuidV4(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  })
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-')
}
