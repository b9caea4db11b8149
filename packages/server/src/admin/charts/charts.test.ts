import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../db/db.js'
import { createTestDb } from '../../test/testDb.js'
import { readCharts } from './readCharts.js'
import { readErrors } from './readErrors.js'

const hour = 3_600_000
const now = Date.UTC(2027, 0, 15, 12, 30)
const [shop, blog] = ['a'.repeat(32), 'b'.repeat(32)]
let db: Db
let made = 0

type Seed = {
  project?: string
  at: number
  event?: string
  type?: string
  wallet?: string
  kind?: string
  text?: string
}

async function seed({ project = shop, at, event = 'CONNECT_SUCCESS', type = 'track', wallet, kind, text }: Seed) {
  made += 1
  await db.sql`
    insert into analytics_events (project_id, event_id, at, type, event, wallet, domain, url, visitor, error_type, error_message)
    values (${project}, ${String(made)}, ${at}, ${type}, ${event}, ${wallet}, 'shop.example', 'https://shop.example/', 'v',
      ${kind}, ${text})`
}
async function seedLatency(minute: number, route: string, node: string, count: number, p50: number, p95: number) {
  await db.sql`
    insert into api_latency (minute, route, node, count, p50, p95, errors)
    values (${minute}, ${route}, ${node}, ${count}, ${p50}, ${p95}, 1)`
}

beforeAll(async () => {
  db = await createTestDb()
  for (const [id, name] of [
    [shop, 'Shop'],
    [blog, 'Blog'],
  ])
    await db.sql`insert into projects (id, name, mode, created_at) values (${id}, ${name}, 'dev', 0)`
  await seed({ at: now, wallet: 'Amber' })
  await seed({ at: now - 30 * 60_000, wallet: 'Amber' })
  await seed({ at: now - 31 * 60_000, wallet: 'Birch' })
  await seed({ at: now - 3 * 24 * hour, wallet: 'Birch' })
  await seed({ at: now - 29 * 24 * hour, wallet: 'Cedar', project: blog })
  await seed({ at: now - 31 * 24 * hour, wallet: 'Old' })
  await seed({ at: now - 1, event: 'CONNECT_ERROR', wallet: 'Amber', kind: '' })
  await seed({ at: now - 2, event: 'INTERNAL', type: 'error', kind: 'api/unreachable', text: 'x'.repeat(900) })
  await seed({ at: now - 25 * hour, event: 'INTERNAL', type: 'error', kind: 'api/unreachable' })
  await seed({ at: now - 3, event: 'XERROR' })
  await seedLatency(now - 60_000, '/getWallets', 'one', 30, 2, 10)
  await seedLatency(now - 60_000, '/getWallets', 'two', 10, 6, 50)
  await seedLatency(now - 60_000, '/v1/identity/{address}', 'one', 5, 40, 90)
  await seedLatency(now - 40 * 24 * hour, '/gone', 'one', 5, 40, 90)
})
afterAll(() => db.close())

describe('charts', () => {
  it('a day in hours, empty ones too', async () => {
    const { step, connections } = await readCharts(db, { range: '24h', projectId: undefined, now })
    expect(step).toBe(hour)
    expect(connections).toHaveLength(24)
    expect(connections.at(-1)).toEqual({ at: Date.UTC(2027, 0, 15, 12), count: 2 })
    expect(connections.at(-2)).toEqual({ at: Date.UTC(2027, 0, 15, 11), count: 1 })
    expect(connections.slice(0, -2).every(({ count }) => count === 0)).toBe(true)
  })

  it('a week and a month in days; what is older is left out', async () => {
    const week = await readCharts(db, { range: '7d', projectId: undefined, now })
    expect(week.connections.map(({ count }) => count)).toEqual([0, 0, 0, 1, 0, 0, 3])
    const month = await readCharts(db, { range: '30d', projectId: undefined, now })
    expect(month.connections).toHaveLength(30)
    expect(month.connections[0]).toEqual({ at: Date.UTC(2026, 11, 17), count: 1 })
    expect(month.wallets).toEqual([
      { name: 'Amber', count: 2 },
      { name: 'Birch', count: 2 },
      { name: 'Cedar', count: 1 },
    ])
  })

  it('of one project', async () => {
    const { wallets } = await readCharts(db, { range: '30d', projectId: blog, now })
    expect(wallets).toEqual([{ name: 'Cedar', count: 1 }])
  })

  it('errors by kind: the reported type, else the event', async () => {
    const { errors } = await readCharts(db, { range: '7d', projectId: undefined, now })
    expect(errors).toEqual([
      { name: 'api/unreachable', count: 2 },
      { name: 'CONNECT_ERROR', count: 1 },
    ])
  })

  it('latency per route over all nodes, weighted by requests', async () => {
    const { latency } = await readCharts(db, { range: '24h', projectId: undefined, now })
    expect(latency).toEqual([
      { route: '/getWallets', count: 40, errors: 2, p50: 3, p95: 20 },
      { route: '/v1/identity/{address}', count: 5, errors: 1, p50: 40, p95: 90 },
    ])
  })

  it('recent errors, newest first, cut to length', async () => {
    const all = await readErrors(db, undefined)
    expect(all.map(({ kind, project }) => [kind, project])).toEqual([
      ['CONNECT_ERROR', 'Shop'],
      ['api/unreachable', 'Shop'],
      ['api/unreachable', 'Shop'],
    ])
    expect(all[1]?.message).toHaveLength(500)
    expect(await readErrors(db, blog)).toEqual([])
  })
})
