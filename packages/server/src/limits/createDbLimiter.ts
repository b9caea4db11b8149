import type { Db } from '../db/db.js'
import type { ServerEnv } from '../env.js'
import type { Limiter } from './limiter.js'

/** Sliding windows in the database: one count for all processes. */
export function createDbLimiter(db: Db, env: Pick<ServerEnv, 'now'>): Limiter {
  return {
    async take(key, { units, within }, weight) {
      const [row] = await db.sql<{ wait: string }>`
        select take_from_window(${key}, ${env.now()}, ${within}, ${units}, ${weight}) as wait`
      return Number(row?.wait ?? 0)
    },
  }
}
