import type { ServerEnv } from '../env.js'

export type Cache<Value> = {
  /** The kept value while it is fresh, else what `load` gives; callers at the same time share one load. Failures are not kept. */
  get(key: string, load: () => Promise<Value>): Promise<Value>
  delete(key: string): void
}
export type CacheParameters = { env: Pick<ServerEnv, 'now'>; lifetimeMs: number; limit: number }

/** A few values for a short while. The oldest leave when there are too many, so visitors cannot fill the memory. */
export function createCache<Value>({ env, lifetimeMs, limit }: CacheParameters): Cache<Value> {
  const entries = new Map<string, { value: Promise<Value>; until: number }>()

  return {
    get(key, load) {
      const known = entries.get(key)
      if (known && known.until > env.now()) return known.value
      const entry = { value: load(), until: env.now() + lifetimeMs }
      entries.delete(key)
      entries.set(key, entry)
      for (const oldest of entries.keys()) {
        if (entries.size <= limit) break
        entries.delete(oldest)
      }
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return entry.value
    },
    delete: (key) => void entries.delete(key),
  }
}
