import type { ServerEnv } from '../env.js'
import type { Limiter } from './limiter.js'

const keyLimit = 50_000

/** Sliding windows of this process: for every key the times at which units were spent. */
export function createMemoryLimiter(env: Pick<ServerEnv, 'now'>): Limiter {
  const windows = new Map<string, { spent: number[]; until: number }>()

  const sweep = (now: number): void => {
    for (const [key, { until }] of windows) if (until <= now) windows.delete(key)
    // Still too many: somebody asks under ever new names. Forgetting the oldest costs them nothing and us no memory.
    for (const key of windows.keys()) {
      if (windows.size < keyLimit) break
      windows.delete(key)
    }
  }

  return {
    async take(key, { units, within }, weight) {
      const now = env.now()
      const kept = windows.get(key)
      if (!kept && windows.size >= keyLimit) sweep(now)
      const entry = kept ?? { spent: [], until: 0 }
      const { spent } = entry
      const fresh = spent.findIndex((time) => time > now - within)
      spent.splice(0, fresh < 0 ? spent.length : fresh)
      const missing = spent.length + weight - units
      if (missing > 0) return (spent[missing - 1] ?? now) + within - now
      for (let unit = 0; unit < weight; unit++) spent.push(now)
      entry.until = now + within
      if (!kept) windows.set(key, entry)
      return 0
    },
  }
}
