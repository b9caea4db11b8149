import { endpoints, errorAnswer, unauthorized } from '@portico/wire/http'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Handlers, handlers } from './routes/handlers.js'
import { createTestServer, type TestServer, testOrigin, testProjectId } from './test/testServer.js'

let server: TestServer
const live = 'f'.repeat(32)
beforeAll(async () => {
  server = await createTestServer()
  await server.deps.projects.create({ id: live, name: 'Live', mode: 'live', origins: ['https://shop.example'] })
})
afterAll(() => server.close())

const reasonsOf = async (response: Response): Promise<string[]> =>
  v.parse(errorAnswer, await response.json()).reasons.map(({ description }) => description)
const event = {
  eventId: '5b1a0f6e-2d5f-4c5b-9d0a-0c0a0b0c0d0e',
  url: 'https://shop.example/a',
  domain: 'shop.example',
  timestamp: 1,
  props: { type: 'track', event: 'MODAL_OPEN' },
}

describe('the contract', () => {
  it('has a handler for every call, of its own type', () => {
    expect(Object.keys(handlers)).toEqual(Object.keys(endpoints))
    const { getWallets: _, ...others } = handlers
    // @ts-expect-error A call without a handler.
    const incomplete: Handlers = others
    // @ts-expect-error An answer that its call does not promise.
    const wrong: Handlers['getAnalyticsConfig'] = async () => ({ isAnalyticsEnabled: 'yes' })
    expect([incomplete, wrong]).toHaveLength(2)
  })
})

describe('who may ask', () => {
  it('[API-06] no project, an unknown one, or a malformed id: 401 with the exact words', async () => {
    for (const query of ['', '?projectId=', `?projectId=${'0'.repeat(32)}`, '?projectId=X', "?projectId='--"]) {
      const response = await server.app.request(`/getAnalyticsConfig${query}`, { headers: { origin: testOrigin } })
      expect(response.status).toBe(401)
      expect(await reasonsOf(response)).toEqual([unauthorized.key])
    }
  })

  it('[API-06] a page that is not on the list: 403 with the exact words, which the page can read', async () => {
    const response = await server.request(`/getAnalyticsConfig?projectId=${live}`, {
      headers: { origin: 'https://evil.example' },
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await reasonsOf(response)).toEqual([unauthorized.origin])
  })

  it('[TRACK-03] the collector answers 403 to a page that is not on the list', async () => {
    const response = await server.request(`/e?projectId=${live}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
      body: JSON.stringify(event),
    })
    expect(response.status).toBe(403)
    expect(await reasonsOf(response)).toEqual([unauthorized.origin])
  })

  it('a server without an origin may read, and may not post', async () => {
    expect((await server.app.request(`/getAnalyticsConfig?projectId=${live}`)).status).toBe(200)
    const post = await server.app.request(`/e?projectId=${live}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(event),
    })
    expect(post.status).toBe(403)
  })
})

describe('[API-03] what a project says about itself', () => {
  it('whether it wants events', async () => {
    const { projects } = server.deps
    const ask = async (): Promise<unknown> => (await server.request('/getAnalyticsConfig?st=portico&sv=1')).json()
    expect(await ask()).toEqual({ isAnalyticsEnabled: true })
    await projects.setAnalytics(testProjectId, false)
    expect(await ask()).toEqual({ isAnalyticsEnabled: false })
    await projects.setAnalytics(testProjectId, true)
  })

  it('[CFG-10] its list, and whether the asking page may frame', async () => {
    await server.deps.projects.setOrigins(live, ['https://shop.example', '*.shop.example'])
    const ask = async (origin: string): Promise<unknown> =>
      (await server.request(`/projects/v1/origins?projectId=${live}`, { headers: { origin } })).json()
    const allowedOrigins = ['https://shop.example', 'https://*.shop.example']
    expect(await ask('https://shop.example')).toEqual({ allowedOrigins, frameAllowed: true })
    expect(await ask('https://a.shop.example')).toEqual({ allowedOrigins, frameAllowed: false })
    expect(await ask('https://evil.example')).toEqual({ allowedOrigins, frameAllowed: false })
  })
})

describe('addresses that are none of the contract', () => {
  it('404 and 405 with fixed words', async () => {
    const nowhere = await server.request('/nowhere/%2e%2e/etc')
    expect([nowhere.status, await reasonsOf(nowhere)]).toEqual([404, ['There is nothing at this address.']])
    const wrong = await server.request('/getAnalyticsConfig', { method: 'DELETE' })
    expect([wrong.status, await reasonsOf(wrong)]).toEqual([405, ['This address takes another method.']])
  })
})

describe('the machine', () => {
  it('lives and is ready', async () => {
    expect(await (await server.request('/livez')).json()).toEqual({ status: 'ok' })
    const ready = await server.request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', checks: { database: true, migrations: true } },
    ])
    server.env.advance(5_000)
    expect(await (await server.request('/health')).json()).toMatchObject({ status: 'ok', uptime: 5, indexers: [] })
  })

  it('is not ready while it drains or lacks a migration', async () => {
    const machine = { ...server.deps.machine, isDraining: () => true }
    const draining = await createTestServer({ machine }, { db: server.deps.db })
    expect([(await draining.request('/readyz')).status, await (await draining.request('/health')).json()]).toEqual([
      503,
      expect.objectContaining({ status: 'draining' }),
    ])
    const behind = await createTestServer(
      { machine: { ...server.deps.machine, pendingMigrations: async () => ['0009_next.sql'] } },
      { db: server.deps.db },
    )
    const answer = await behind.request('/readyz')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'failed', checks: { database: true, migrations: false } },
    ])
  })
})
