import type { Env } from './env.js'
import type { Unsubscribe } from './state/createStore.js'

/** What begins with a kit and must end with it: timers and subscriptions. */
export type Lifetime = {
  after(ms: number, run: () => void): Unsubscribe
  /** Runs with the end, at once when that is over; the answer takes it back. */
  onEnd(run: () => void): Unsubscribe
  isOver(): boolean
  end(): void
}

export function createLifetime(env: Env): Lifetime {
  let isOver = false
  const ends = new Set<() => void>()
  return {
    after(ms, run) {
      if (isOver) return () => {}
      const timer = env.setTimeout(() => {
        ends.delete(cancel)
        run()
      }, ms)
      const cancel = (): void => {
        ends.delete(cancel)
        env.clearTimeout(timer)
      }
      ends.add(cancel)
      return cancel
    },
    onEnd(run) {
      if (isOver) run()
      else ends.add(run)
      return () => void ends.delete(run)
    },
    isOver: () => isOver,
    end() {
      isOver = true
      for (const run of [...ends]) {
        try {
          run()
        } catch (error) {
          env.log('error', 'Portico:', error) // one part that cannot end keeps no other from it
        }
      }
      ends.clear()
    },
  }
}
