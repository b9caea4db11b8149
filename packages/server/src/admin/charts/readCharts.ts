import type { ChartRange, Charts } from '@portico/wire/http'
import type { Db } from '../../db/db.js'
import { adminLimits } from '../adminLimits.js'

const hour = 3_600_000
const day = 24 * hour
const spans = /* @__PURE__ */ Object.freeze({
  '24h': { step: hour, steps: 24 },
  '7d': { step: day, steps: 7 },
  '30d': { step: day, steps: 30 },
} satisfies Record<ChartRange, { step: number; steps: number }>)

export type ChartsParameters = {
  readonly range: ChartRange
  /** All projects when absent. Latency is the server's, whoever asked. */
  readonly projectId: string | undefined
  readonly now: number
}

/** Counts of what kits reported, and how fast this server answered. Steps begin at whole hours and days, in UTC. */
export async function readCharts(db: Db, { range, projectId, now }: ChartsParameters): Promise<Charts> {
  const { step, steps } = spans[range]
  const last = Math.floor(now / step) * step
  const from = last - (steps - 1) * step
  const project = projectId ?? null
  const counted = await db.sql<{ at: string; count: string }>`
    select at / ${step}::bigint * ${step}::bigint as at, count(*) as count from analytics_events
    where event = 'CONNECT_SUCCESS' and at >= ${from} and (${project}::text is null or project_id = ${project})
    group by 1`
  const wallets = await db.sql<Named>`
    select wallet as name, count(*) as count from analytics_events
    where event = 'CONNECT_SUCCESS' and wallet <> '' and at >= ${from}
      and (${project}::text is null or project_id = ${project})
    group by 1 order by 2 desc, 1 limit ${adminLimits.topNames}`
  const errors = await db.sql<Named>`
    select coalesce(nullif(error_type, ''), event) as name, count(*) as count from analytics_events
    where (type = 'error' or event like '%\\_ERROR') and at >= ${from}
      and (${project}::text is null or project_id = ${project})
    group by 1 order by 2 desc, 1 limit ${adminLimits.topNames}`
  // Percentiles of minutes cannot be joined exactly; their mean, weighted by requests, is close and cheap.
  const latency = await db.sql<{ route: string; count: string; errors: string; p50: number; p95: number }>`
    select route, sum(count) as count, sum(errors) as errors,
      sum(p50 * count) / sum(count) as p50, sum(p95 * count) / sum(count) as p95
    from api_latency where minute >= ${from} and count > 0
    group by route order by sum(count) desc, route limit ${adminLimits.topRoutes}`
  const byStep = new Map(counted.map(({ at, count }) => [Number(at), Number(count)]))
  return {
    step,
    connections: Array.from({ length: steps }, (_, index) => {
      const at = from + index * step
      return { at, count: byStep.get(at) ?? 0 }
    }),
    wallets: wallets.map(toCount),
    errors: errors.map(toCount),
    latency: latency.map((row) => ({ ...row, count: Number(row.count), errors: Number(row.errors) })),
  }
}

type Named = { name: string; count: string }

function toCount({ name, count }: Named): { name: string; count: number } {
  return { name, count: Number(count) }
}
