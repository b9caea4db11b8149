import { randomBytes } from 'node:crypto'

/** Everything the server takes from outside besides its database: injected, so that tests own time and chance. */
export type ServerEnv = {
  fetch(input: string, init?: RequestInit): Promise<Response>
  now(): number
  setTimeout(run: () => void, ms: number): NodeJS.Timeout
  clearTimeout(timer: NodeJS.Timeout): void
  /** Lower-case hex of so many random bytes. */
  randomHex(bytes: number): string
}

export function nodeEnv(): ServerEnv {
  return {
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer),
    randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  }
}
