import type { Db } from '../db/db.js'
import type { ServerEnv } from '../env.js'

const minute = 60_000
const samplesPerMinute = 2_000
const nodeBytes = 4

type Window = { samples: number[]; count: number; errors: number }

export type LatencyRecorder = {
  record(route: string, ms: number, isError: boolean): void
  /** Writes the minutes that are over; at the end of the process also the one that is not. */
  flush(isLast?: boolean): Promise<void>
}

/** How fast each route answers, minute by minute. Recording never waits for the database. */
export function createLatencyRecorder(db: Db, env: ServerEnv): LatencyRecorder {
  const node = env.randomHex(nodeBytes)
  const minutes = new Map<number, Map<string, Window>>()

  return {
    record(route, ms, isError) {
      const start = env.now() - (env.now() % minute)
      const routes = minutes.get(start) ?? new Map<string, Window>()
      minutes.set(start, routes)
      const window = routes.get(route) ?? { samples: [], count: 0, errors: 0 }
      routes.set(route, window)
      // Round and round: under heavy load the latest samples stand for all.
      window.samples[window.count % samplesPerMinute] = ms
      window.count++
      if (isError) window.errors++
    },
    async flush(isLast = false) {
      const current = env.now() - (env.now() % minute)
      for (const [start, routes] of minutes) {
        if (start === current && !isLast) continue
        minutes.delete(start)
        const rows = [...routes].map(([route, window]) => ({ minute: start, route, node, ...summarise(window) }))
        await db.sql`
          insert into api_latency (minute, route, node, count, p50, p95, errors)
          select minute, route, node, count, p50, p95, errors from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as r(minute bigint, route text, node text, count int, p50 float8, p95 float8, errors int)
          on conflict do nothing`
      }
    },
  }
}

function summarise({ samples, count, errors }: Window): { count: number; errors: number; p50: number; p95: number } {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { count, errors, p50: at(0.5), p95: at(0.95) }
}
