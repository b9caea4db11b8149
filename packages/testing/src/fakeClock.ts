export type FakeClock = {
  /** Milliseconds; starts at a fixed day, so that a test never depends on today. */
  now(): number
  setTimeout(run: () => void, ms: number): number
  clearTimeout(timer: unknown): void
  /** Timers that still wait: 0 when everything was cleaned up. */
  pending(): number
  /** Moves the time on and runs what falls due, in order; promises settle before and after each timer. */
  advance(ms: number): Promise<void>
  /** Lets promises that are ready settle without moving the time. */
  flush(): Promise<void>
}

type Timer = { readonly id: number; readonly at: number; readonly run: () => void }

const start = Date.UTC(2026, 0, 1)
/** Chains of awaits take several turns; imports that are already loaded take a few more. */
const turns = 5

/** Time that moves only when a test says so. */
export function fakeClock(): FakeClock {
  const timers = new Map<number, Timer>()
  let now = start
  let lastId = 0

  function nextDue(until: number): Timer | undefined {
    return [...timers.values()]
      .filter(({ at }) => at <= until)
      .sort((a, b) => a.at - b.at || a.id - b.id)
      .at(0)
  }

  return {
    now: () => now,
    setTimeout(run, ms) {
      lastId += 1
      timers.set(lastId, { id: lastId, at: now + Math.max(0, ms), run })
      return lastId
    },
    clearTimeout: (timer) => void timers.delete(timer as number), // whatever it is, only our own ids are in the map
    pending: () => timers.size,
    async advance(ms) {
      const until = now + ms
      await flush()
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        timers.delete(timer.id)
        now = timer.at
        timer.run()
        await flush()
      }
      now = until
    },
    flush,
  }
}

/** A turn of the real event loop empties the queue of promises, however long their chains are. */
async function flush(): Promise<void> {
  // Browsers lack `setImmediate`, and in Node it is the turn that waits for nothing else.
  const later = typeof setImmediate === 'function' ? setImmediate : (run: () => void) => setTimeout(run, 0)
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => void later(resolve))
}
