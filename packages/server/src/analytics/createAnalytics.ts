import type { Db } from '../db/db.js'
import type { Analytics, Project, Visitor } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { type Limiter, limitClasses } from '../limits/limiter.js'
import { cutIp } from '../request/clientIp.js'
import { sha256 } from '../sha256.js'
import { type CleanEvent, cleanEvent } from './cleanEvent.js'
import { dayOf } from './dayOf.js'

const saltBytes = 32
const visitorLength = 16

export type AnalyticsOptions = { readonly db: Db; readonly env: ServerEnv; readonly limiter: Limiter }

/** Keeps what kits report. */
export function createAnalytics({ db, env, limiter }: AnalyticsOptions): Analytics {
  let today: { readonly day: string; readonly salt: string } | undefined

  const saltOf = async (day: string): Promise<string> => {
    if (today?.day === day) return today.salt
    // Whoever is first decides; the other processes read it.
    await db.sql`insert into analytics_salts (day, salt) values (${day}, ${env.randomHex(saltBytes)}) on conflict do nothing`
    const [row] = await db.sql<{ salt: string }>`select salt from analytics_salts where day = ${day}`
    today = { day, salt: row?.salt ?? '' }
    return today.salt
  }

  return {
    async record(project, event, visitor) {
      if (!project.isAnalyticsEnabled || event.props.event === 'MODAL_CREATED') return
      const now = env.now()
      const day = dayOf(now)
      const id = visitorId(await saltOf(day), project, visitor)
      if (event.props.type === 'error' && (await limiter.take(`errors:${id}`, limitClasses.errorEvents, 1)) > 0) return
      await keep(db, project, cleanEvent(event), { now, day, id })
    },
  }
}

/** The same for one visitor of one project on one day; the address behind it is cut first, and the salt is thrown away later. */
function visitorId(salt: string, project: Project, { ip, userAgent }: Visitor): string {
  const text = [salt, project.id, cutIp(ip), userAgent].join('\n')
  return sha256(text).slice(0, visitorLength)
}

async function keep(
  db: Db,
  project: Project,
  event: CleanEvent,
  { now, day, id }: { now: number; day: string; id: string },
): Promise<void> {
  await db.transaction(async (sql) => {
    const [added] = await sql`
      insert into analytics_events (project_id, event_id, at, type, event, wallet, domain, url, visitor, properties,
        error_type, error_message, stack_trace)
      values (${project.id}, ${event.eventId}, ${now}, ${event.type}, ${event.event}, ${event.wallet}, ${event.domain},
        ${event.url}, ${id}, ${JSON.stringify(event.properties)}::jsonb, ${event.errorType}, ${event.errorMessage},
        ${event.stackTrace})
      on conflict do nothing returning event_id`
    if (!added) return
    await sql`
      insert into analytics_daily (day, project_id, event, wallet, count)
      values (${day}, ${project.id}, ${event.event}, ${event.wallet ?? ''}, 1)
      on conflict (day, project_id, event, wallet) do update set count = analytics_daily.count + 1`
  })
}
