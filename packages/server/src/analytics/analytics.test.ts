import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer, testProjectId } from '../test/testServer.js'
import { cleanEvent } from './cleanEvent.js'
import { cleanText } from './cleanText.js'
import { createLatencyRecorder } from './createLatencyRecorder.js'
import { forgetOld } from './forgetOld.js'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const email = 'ada.lovelace+wallet@example.co.uk'
const day = 86_400_000

let server: TestServer
let counter = 0
beforeAll(async () => {
  server = await createTestServer({}, { trustedProxies: 1 })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { sql } = server.deps.db
  await sql`delete from analytics_events`
  await sql`delete from analytics_daily`
  await sql`delete from analytics_salts`
  server.env.advance(60_000)
})

const eventId = (): string => `00000000-0000-4000-8000-${String(++counter).padStart(12, '0')}`
const track = (event: string, properties: Record<string, unknown> = {}) => ({
  eventId: eventId(),
  url: 'https://shop.example/pay?token=secret#hash',
  domain: 'shop.example',
  timestamp: 1_800_000_000_000,
  props: { type: 'track' as const, event, properties, address },
})
const failure = (message: string) => ({
  ...track('INTERNAL_SDK_ERROR'),
  props: { type: 'error' as const, event: 'INTERNAL_SDK_ERROR', errorType: 'TypeError', errorMessage: message },
})
const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  server.request('/e?st=portico&sv=0.1.0', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': 'Test', 'x-forwarded-for': '203.0.113.77', ...headers },
    body: JSON.stringify(body),
  })
type Row = { event: string; wallet: string | null; url: string; visitor: string; properties: object; at: string }
const events = () => server.deps.db.sql<Row>`select * from analytics_events order by event_id`

describe('[TRACK-01] POST /e', () => {
  it('204 without content, and one row without who it was', async () => {
    const response = await send(
      track('CONNECT_SUCCESS', { method: 'browser', name: 'Acme', account: address, mail: email }),
    )
    expect([response.status, await response.text()]).toEqual([204, ''])
    const [row, ...others] = await events()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      event: 'CONNECT_SUCCESS',
      wallet: 'Acme',
      url: 'https://shop.example/pay',
      properties: { method: 'browser', name: 'Acme' },
      at: String(server.env.now()),
    })
    const all = JSON.stringify(row).toLowerCase()
    for (const trace of [address.toLowerCase(), email, 'secret', '203.0.113', 'hash']) expect(all).not.toContain(trace)
  })

  it('takes JSON as well as text, and counts a repeated delivery once', async () => {
    const event = track('SELECT_WALLET', { name: 'Acme', platform: 'browser' })
    await send(event)
    expect((await send(event, { 'content-type': 'application/json' })).status).toBe(204)
    expect(await events()).toHaveLength(1)
    expect(await server.deps.db.sql`select event, wallet, count from analytics_daily`).toEqual([
      { event: 'SELECT_WALLET', wallet: 'Acme', count: '1' },
    ])
  })

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('keeps nothing of a visitor who asks for it: %j', async (header) => {
    expect((await send(track('MODAL_OPEN'), header)).status).toBe(204)
    expect(await events()).toEqual([])
  })

  it('keeps nothing for a project that wants none, and no MODAL_CREATED', async () => {
    await send(track('MODAL_CREATED'))
    await server.deps.projects.setAnalytics(testProjectId, false)
    expect((await send(track('MODAL_OPEN'))).status).toBe(204)
    await server.deps.projects.setAnalytics(testProjectId, true)
    expect(await events()).toEqual([])
  })

  it('[TRACK-02] keeps five errors in 60 s of one visitor, and of another his own', async () => {
    for (let attempt = 0; attempt < 8; attempt++) expect((await send(failure('late'))).status).toBe(204)
    expect(await events()).toHaveLength(5)
    await send(failure('late'), { 'user-agent': 'Other' })
    expect(await events()).toHaveLength(6)
    server.env.advance(59_999)
    await send(failure('late'))
    expect(await events()).toHaveLength(6)
    server.env.advance(1)
    await send(failure('late'))
    expect(await events()).toHaveLength(7)
  })

  it('knows a visitor for a day and a network, and not on the next', async () => {
    await send(track('MODAL_OPEN'))
    await send(track('MODAL_OPEN'), { 'x-forwarded-for': '203.0.113.78' })
    await send(track('MODAL_OPEN'), { 'x-forwarded-for': '203.0.114.78' })
    server.env.advance(day)
    await send(track('MODAL_OPEN'))
    const [first, neighbour, stranger, later] = (await events()).map(({ visitor }) => visitor)
    expect(neighbour).toBe(first)
    expect(stranger).not.toBe(first)
    expect(later).not.toBe(first)
  })
})

describe('what is kept, for how long', () => {
  it('events 30 days, counts 13 months, salts a day', async () => {
    await send(track('MODAL_OPEN'))
    const start = server.env.now()
    const { db } = server.deps
    const left = async (): Promise<number[]> => [
      (await events()).length,
      (await db.sql`select 1 from analytics_daily`).length,
      (await db.sql`select 1 from analytics_salts`).length,
    ]
    await forgetOld(db, start + 30 * day)
    expect(await left()).toEqual([1, 1, 0])
    await forgetOld(db, start + 30 * day + 1)
    expect(await left()).toEqual([0, 1, 0])
    await forgetOld(db, start + 396 * day)
    expect(await left()).toEqual([0, 1, 0])
    await forgetOld(db, start + 397 * day)
    expect(await left()).toEqual([0, 0, 0])
  })
})

describe('cleaning', () => {
  it.each([
    ['eip155:1:0x52908400098527886E0F7030069857D2E4169EE7'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['ada@example.com'],
    [`${'ab'.repeat(32)}`],
  ])('drops a property that is %s, however deep', (value) => {
    const event = track('X_EVENT', { flat: value, nested: { list: [value, 'fine'], [value]: 1, n: 1 } })
    const { properties } = cleanEvent(event)
    expect(properties).toEqual({ nested: { list: ['fine'], n: 1 } })
  })

  it('keeps what is harmless', () => {
    const properties = { network: 'eip155:1', count: 3, isSmartAccount: false, badge: null, search: 'rain bow' }
    expect(cleanEvent(track('X_EVENT', properties)).properties).toEqual(properties)
  })

  it('scrubs the words of errors', () => {
    const stack = [
      `TypeError: cannot pay ${address} for ${email}`,
      '    at pay (https://shop.example/app.js?session=abc#x:10:5)',
      '    at /home/ada/site/app.js:1:1',
      '    at C:\\Users\\ada\\site\\app.js:1:1',
      '    from 203.0.113.77 and 2001:db8:1:2:3:4:5:6',
    ].join('\n')
    const clean = cleanText(stack)
    for (const trace of [address, email, 'session=abc', '/ada/', '\\ada\\', '203.0.113.77', '2:3:4:5:6'])
      expect(clean).not.toContain(trace)
    expect(clean).toContain('203.0.113.0')
    expect(clean).toContain('2001:db8:1::')
    expect(clean).toContain('https://shop.example/app.js')
    expect(clean).toContain('/home/[removed]/site/app.js:1:1')
  })
})

describe('latency', () => {
  it('is written per minute and route, with percentiles and faults', async () => {
    const { db, env } = server.deps
    const recorder = createLatencyRecorder(db, env)
    for (let ms = 1; ms <= 100; ms++) recorder.record('/getWallets', ms, ms > 98)
    recorder.record('/health', 5, false)
    await recorder.flush()
    expect(await db.sql`select * from api_latency`).toEqual([])
    server.env.advance(60_000)
    recorder.record('/health', 7, false)
    await recorder.flush()
    const rows = await db.sql`select route, count, p50, p95, errors from api_latency order by route`
    expect(rows).toEqual([
      { route: '/getWallets', count: 100, p50: 50, p95: 95, errors: 2 },
      { route: '/health', count: 1, p50: 5, p95: 5, errors: 0 },
    ])
    await recorder.flush(true)
    expect(await db.sql`select 1 from api_latency`).toHaveLength(3)
  })

  it('is recorded for every call, under its path in the contract', async () => {
    const { db, env } = server.deps
    const latency = createLatencyRecorder(db, env)
    const { request } = await createTestServer({}, { db, latency })
    await request(`/v1/identity/${address}`)
    await latency.flush(true)
    const rows = await db.sql<{ route: string }>`select route from api_latency where route like '/v1/%'`
    expect(rows).toEqual([{ route: '/v1/identity/{address}' }])
  })
})
