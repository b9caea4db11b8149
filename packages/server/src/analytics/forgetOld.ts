import type { Db } from '../db/db.js'
import { dayOf } from './dayOf.js'

const day = 86_400_000
/** Raw events; counts and latencies (13 months). */
const rawDays = 30
const countDays = 396

/** Deletes what is past its time: events, counts, latencies, salts, nonces and sessions, windows of limits. */
export async function forgetOld(db: Db, now: number): Promise<void> {
  await db.sql`delete from analytics_events where at < ${now - rawDays * day}`
  await db.sql`delete from analytics_daily where day < ${dayOf(now - countDays * day)}`
  await db.sql`delete from api_latency where minute < ${now - countDays * day}`
  await db.sql`delete from analytics_salts where day < ${dayOf(now)}`
  await db.sql`delete from auth_nonces where expires_at < ${now}`
  await db.sql`delete from auth_sessions where expires_at < ${now}`
  await db.sql`delete from rate_windows where expires_at < ${now}`
}
