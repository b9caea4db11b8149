import { nodeEnv, type ServerEnv } from '../env.js'

type Timer = { readonly run: () => void; readonly at: number }

export type TestEnv = ServerEnv & {
  /** Moves the clock, running what was due on the way, in order. */
  advance(ms: number): void
}

/** The server's outside world with a clock that stands still until it is moved, and no network. */
export function createTestEnv(start = Date.UTC(2026, 0, 15, 12)): TestEnv {
  let now = start
  const timers = new Map<NodeJS.Timeout, Timer>()
  return {
    ...nodeEnv(),
    fetch: async (input) => {
      throw new TypeError(`A test without a network asked for ${input}`)
    },
    now: () => now,
    setTimeout: (run, ms) => {
      // Only its identity is used.
      const timer = Symbol() as unknown as NodeJS.Timeout
      timers.set(timer, { run, at: now + ms })
      return timer
    },
    clearTimeout: (timer) => {
      timers.delete(timer)
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
        if (!due) break
        const [timer, { run, at }] = due
        timers.delete(timer)
        now = Math.max(now, at)
        run()
      }
      now = end
    },
  }
}
