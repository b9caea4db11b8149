import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/db.js'
import { createTestDb } from '../test/testDb.js'
import { createTestEnv, type TestEnv } from '../test/testEnv.js'
import { createTestServer, type TestServer, testOrigin, testProjectId } from '../test/testServer.js'
import { createDbLimiter } from './createDbLimiter.js'
import { createMemoryLimiter } from './createMemoryLimiter.js'
import { type Limiter, limitClasses } from './limiter.js'
import { rpcWeight } from './rpcWeight.js'

let db: Db
let env: TestEnv
beforeAll(async () => {
  db = await createTestDb()
})
afterAll(() => db.close())
beforeEach(async () => {
  env = createTestEnv()
  await db.sql`delete from rate_windows`
})

describe.each<[where: string, create: () => Limiter]>([
  ['in memory', () => createMemoryLimiter(env)],
  ['in the database', () => createDbLimiter(db, env)],
])('[sec:B8] a window %s', (where, create) => {
  const limit = { units: 3, within: 1_000 }

  it('takes so many, tells the exact wait, and slides to the millisecond', async () => {
    const limiter = create()
    expect(await limiter.take('a', limit, 1)).toBe(0)
    env.advance(400)
    expect(await limiter.take('a', limit, 2)).toBe(0)
    expect(await limiter.take('a', limit, 1)).toBe(600)
    expect(await limiter.take('a', limit, 2)).toBe(1_000)
    expect(await limiter.take('b', limit, 3)).toBe(0)
    env.advance(599)
    expect(await limiter.take('a', limit, 1)).toBe(1)
    env.advance(1)
    expect(await limiter.take('a', limit, 1)).toBe(0)
    expect(await limiter.take('a', limit, 1)).toBe(400)
  })

  it('a refusal costs nothing', async () => {
    const limiter = create()
    await limiter.take('a', limit, 3)
    for (let attempt = 0; attempt < 5; attempt++) expect(await limiter.take('a', limit, 1)).toBe(1_000)
    env.advance(1_000)
    expect(await limiter.take('a', limit, 3)).toBe(0)
  })

  it.each(Object.entries(limitClasses))(
    'class %s: the last unit and the first too many',
    async (name, limitOfClass) => {
      const limiter = create()
      const { units, within } = limitOfClass
      for (let unit = 0; unit < units; unit++) expect(await limiter.take(name, limitOfClass, 1)).toBe(0)
      expect(await limiter.take(name, limitOfClass, 1)).toBe(within)
      env.advance(within - 1)
      expect(await limiter.take(name, limitOfClass, 1)).toBe(1)
      env.advance(1)
      expect(await limiter.take(name, limitOfClass, 1)).toBe(0)
    },
  )

  it(`two processes share a window ${where === 'in memory' ? 'no' : 'yes'}`, async () => {
    const nodes = [create(), create()]
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) => nodes[index % 2]?.take('a', { units: 100, within: 1_000 }, 1)),
    )
    const passed = all.filter((wait) => wait === 0).length
    expect(passed).toBe(where === 'in memory' ? 200 : 100)
  })
})

describe('weights', () => {
  it('a method weighs what it costs a node, a batch the sum, and never more than the window', () => {
    expect(rpcWeight({ method: 'eth_chainId' }, 50)).toBe(1)
    expect(rpcWeight({ method: 'eth_getLogs' }, 50)).toBe(10)
    expect(rpcWeight({ method: 'constructor' }, 50)).toBe(1)
    expect(rpcWeight([{ method: 'eth_call' }, { method: 'eth_getBalance' }], 50)).toBe(3)
    expect(rpcWeight(Array(1_000).fill({ method: 'eth_getLogs' }), 50)).toBe(50)
  })
})

describe('on the way to a route', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer({}, { db, trustedProxies: 1 })
  })
  const ask = (ip: string, path = '/getAnalyticsConfig'): Promise<Response> =>
    server.request(path, { headers: { 'x-forwarded-for': ip } })

  it('429 with Retry-After, per project and visitor', async () => {
    for (let unit = 0; unit < 200; unit++) expect((await ask('203.0.113.1')).status).toBe(200)
    const refused = await ask('203.0.113.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.headers.get('access-control-allow-origin')).toBe(testOrigin)
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After')
    expect(await refused.json()).toEqual({
      status: 'error',
      reasons: [{ name: 'limit/requests', description: 'Too many requests. Please try again later.' }],
    })
    expect((await ask('203.0.113.2')).status).toBe(200)
    server.env.advance(2_000)
    expect((await ask('203.0.113.1')).status).toBe(200)
  })

  it('one household of IPv6 is one visitor, and nobody writes its own address', async () => {
    for (let unit = 0; unit < 25; unit++)
      expect((await ask(`2001:db8:1:2::${unit + 1}`, '/v1/supported-chains')).status).toBe(200)
    expect((await ask('2001:db8:1:2:ffff::1', '/v1/supported-chains')).status).toBe(429)
    expect((await ask('2001:db8:1:3::1', '/v1/supported-chains')).status).toBe(200)
    expect((await ask('198.51.100.7, 2001:db8:1:2::9', '/v1/supported-chains')).status).toBe(429)
  })

  it('JSON-RPC is refused in its own words, each request of a batch by its id', async () => {
    const call = (body: unknown): Promise<Response> =>
      server.request('/v1/?chainId=eip155:1', {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': '203.0.113.9' },
        body: JSON.stringify(body),
      })
    const logs = { jsonrpc: '2.0', id: 7, method: 'eth_getLogs', params: [{}] }
    for (let unit = 0; unit < 5; unit++) expect((await call(logs)).status).not.toBe(429)
    const refused = await call(logs)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', id: 7, error: { code: -32_005 } })
    const batch = await call([logs, { ...logs, id: 'b' }, { jsonrpc: '2.0', method: 'eth_chainId' }])
    expect(await batch.json()).toMatchObject([
      { id: 7, error: { code: -32_005 } },
      { id: 'b', error: { code: -32_005 } },
      { id: null, error: { code: -32_005 } },
    ])
  })

  it('guessing project ids is slowed down', async () => {
    const guess = (index: number): Promise<Response> =>
      ask('203.0.113.5', `/getAnalyticsConfig?projectId=${String(index).padStart(32, '0')}`)
    for (let index = 0; index < 20; index++) expect((await guess(index)).status).toBe(401)
    expect((await guess(20)).status).toBe(429)
  })

  it('[sec:B11] the store of the windows is away: reads go on, and the log says so once a minute', async () => {
    const limiter: Limiter = {
      take: async () => {
        throw new TypeError('gone')
      },
    }
    const open = await createTestServer({}, { db, limiter })
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await open.request(`/getAnalyticsConfig?projectId=${testProjectId}`)).status).toBe(200)
    const warnings = (): number => open.lines.filter((line) => line.includes('limiter.unavailable')).length
    expect(warnings()).toBe(1)
    open.env.advance(60_000)
    await open.request('/getAnalyticsConfig')
    expect(warnings()).toBe(2)
  })
})
