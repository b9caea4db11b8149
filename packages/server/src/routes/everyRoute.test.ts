import { type Endpoint, endpoints, errorAnswer } from '@portico/wire/http'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitClasses } from '../limits/limiter.js'
import { createTestServer, type TestServer, testOrigin, testProjectId } from '../test/testServer.js'

const seed = 20_261_115
const live = 'a'.repeat(32)
const allowed = 'https://shop.example'
const unlimited = { units: 1_000_000, within: 1 }
const calls: readonly [name: string, call: Endpoint][] = Object.entries(endpoints)

let server: TestServer
beforeAll(async () => {
  const limits = Object.fromEntries(Object.keys(limitClasses).map((name) => [name, unlimited]))
  server = await createTestServer({}, { limits })
  await server.deps.projects.create({
    id: live,
    name: 'Live',
    mode: 'live',
    origins: [allowed, 'https://*.shop.example'],
  })
})
afterAll(() => server.close())

const fill = (path: string, value = 'x'): string => path.replace(/\{\w+\}/g, value)
const bodies: Readonly<Record<string, unknown>> = {
  authenticate: { message: 'x', signature: '0x' },
  callRpc: { jsonrpc: '2.0', id: 1, method: 'eth_chainId' },
  getTokenPrices: { currency: 'usd', addresses: [], projectId: testProjectId },
  postEvent: {
    eventId: '5b1a0f6e-2d5f-4c5b-9d0a-0c0a0b0c0d0e',
    url: 'https://shop.example/',
    domain: 'shop.example',
    timestamp: 1,
    props: { type: 'track', event: 'MODAL_OPEN' },
  },
}
const queries: Readonly<Record<string, Record<string, string>>> = {
  callRpc: { chainId: 'eip155:1' },
  getBalance: { currency: 'usd' },
}

/** A request that the contract allows, before somebody twists it. */
function requestFor(
  name: string,
  call: Endpoint,
  change: { query?: Record<string, string>; path?: string } = {},
): Request {
  const url = new URL(`http://localhost:4401${fill(call.path, change.path)}`)
  const common: Record<string, string> = call.host === 'machine' ? {} : { projectId: testProjectId }
  for (const [key, value] of Object.entries({ ...common, ...queries[name], ...change.query }))
    url.searchParams.set(key, value)
  const headers = { origin: testOrigin, ...(call.body ? { 'content-type': 'application/json' } : {}) }
  return new Request(url, {
    method: call.method,
    headers,
    ...(call.body ? { body: JSON.stringify(bodies[name]) } : {}),
  })
}

describe('[sec:B13] headers of every answer', () => {
  const expectHeaders = (response: Response, isImage: boolean, call?: Endpoint): void => {
    const { headers } = response
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.get('content-security-policy')).toBe(
      isImage ? "default-src 'none'; sandbox" : "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('cross-origin-resource-policy')).toBe(isImage ? 'cross-origin' : 'same-origin')
    // Only beside an exact origin, and only where a session is the point.
    const isExact = headers.get('access-control-allow-origin')?.startsWith('http') === true
    expect(headers.get('access-control-allow-credentials')).toBe(call?.hasCredentials && isExact ? 'true' : null)
    if (!call?.hasCredentials) expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  }

  it.each(calls)('%s: fine, refused, wrong method, preflight', async (name, call) => {
    const fine = await server.app.request(requestFor(name, call))
    expect(fine.status).toBeLessThan(500)
    expectHeaders(fine, call.response === 'image' && fine.status === 200, call)
    expectHeaders(await server.app.request(requestFor(name, call, { query: { surprise: '1' } })), false, call)
    expectHeaders(await server.app.request(fill(call.path), { method: 'PATCH' }), false)
    expectHeaders(await server.app.request(fill(call.path), { method: 'OPTIONS' }), false)
  })

  it('also where there is nothing', async () => {
    for (const path of ['/', '/nowhere', '/v1', '/.git/config', '/%00', '/admin', '/admin/nowhere'])
      expectHeaders(await server.app.request(path), false)
  })

  it('a picture: for every page, and not sent again to whom has it', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const images = { ...server.deps.images, find: async () => ({ bytes, type: 'image/png' as const, etag: 'abc' }) }
    const { app } = await createTestServer({ images }, { db: server.deps.db })
    const response = await app.request('/public/getTokenImage/eth')
    expectHeaders(response, true)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect([response.headers.get('content-type'), response.headers.get('etag')]).toEqual(['image/png', '"abc"'])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    const again = await app.request('/public/getTokenImage/eth', { headers: { 'if-none-match': 'W/"abc"' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await app.request(`/public/getTokenImage/eth?projectId=${'0'.repeat(32)}`)).status).toBe(401)
  })
})

describe('[sec:B3] CORS on every route', () => {
  const strangers = [
    'https://evil.example',
    'https://shop.example.evil.example',
    'http://shop.example',
    'https://shop.example:8443',
    'https://a.b.shop.example',
    'https://evilshop.example',
    'null',
    'http://localhost:4400',
    'https://shop.example@evil.example',
    'https://*.shop.example',
    'file://',
    'https://a.vercel.app',
    'https://1.1.1.1',
    'https://shop.example%00',
    'https://xn--shp-hna.example',
    'chrome-extension://abc',
    'https://shop.example/',
    'https://',
  ]
  const guests = [allowed, 'https://a.shop.example']
  const guarded = calls.filter(([, call]) => call.host !== 'machine' && call.response !== 'image')

  it.each(guarded)('%s: echoes who is allowed, nobody else', async (name, call) => {
    for (const origin of [...strangers, ...guests]) {
      const request = requestFor(name, call, { query: { projectId: live } })
      request.headers.set('origin', origin)
      const preflight = await server.app.request(request.url, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': call.method },
      })
      const response = await server.app.request(request)
      const isGuest = guests.includes(origin)
      expect(response.headers.get('vary'), origin).toContain('Origin')
      expect(preflight.headers.get('vary'), origin).toContain('Origin')
      if (isGuest) {
        expect(response.headers.get('access-control-allow-origin')).toBe(origin)
        expect(preflight.status).toBe(204)
        expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
        expect(preflight.headers.get('access-control-max-age')).toBe('600')
      } else {
        // Never an echo. Fixed words may be read by anybody, and so may the list itself.
        expect(response.headers.get('access-control-allow-origin'), origin).toBe('*')
        if (name === 'getOrigins') expect(response.status).toBe(200)
        else {
          expect(response.status, origin).toBe(403)
          expect(preflight.headers.get('access-control-allow-origin'), origin).toBeNull()
        }
      }
    }
  })

  it('the machine and the console answer no page', async () => {
    for (const path of ['/livez', '/readyz', '/health', '/admin/projects']) {
      const response = await server.app.request(path, { headers: { origin: 'https://shop.example' } })
      expect(response.headers.get('access-control-allow-origin'), path).toBeNull()
    }
  })
})

describe('[sec:B6] [sec:B7] twisted input', () => {
  const injections = [
    "' OR '1'='1",
    "'; drop table projects; --",
    '" or ""="',
    '1; select pg_sleep(5)',
    "admin'--",
    '\\',
    '%',
    '_',
    '$1',
    '{{7*7}}',
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '\0',
    '\u202e',
    '\ud800',
    'eip155:1:0x',
    '-1',
    '1e999',
    '0x0',
    'null',
    'undefined',
    '[object Object]',
    '__proto__',
    'a'.repeat(5_000),
  ]

  async function expectRefused(response: Response, what: string): Promise<void> {
    expect(response.status, what).toBeLessThan(500)
    if (response.status < 400 || response.headers.get('content-type') !== 'application/json') return
    const text = await response.text()
    const answer = v.parse(errorAnswer, JSON.parse(text))
    expect(answer.reasons, what).toHaveLength(1)
    // Fixed words: nothing of the request comes back.
    expect(text.length, what).toBeLessThan(200)
  }

  it.each(calls)('%s: every place of the path and the query', async (name, call) => {
    for (const value of injections) {
      // Half of a surrogate pair has no encoding of its own: its bytes are sent as they would be.
      const path = value === '\ud800' ? '%ED%A0%80' : encodeURIComponent(value)
      await expectRefused(await server.app.request(requestFor(name, call, { path })), `path ${value}`)
      for (const field of [
        'projectId',
        'st',
        'sv',
        'clientId',
        'chainId',
        'cursor',
        'page',
        'entries',
        'search',
        'include',
        value,
      ])
        await expectRefused(
          await server.app.request(requestFor(name, call, { query: { [field]: value } })),
          `${field}=${value}`,
        )
    }
    expect(await server.deps.projects.list()).toHaveLength(2)
  })

  it.each(calls)('%s: a field twice, or one too many', async (name, call) => {
    const request = requestFor(name, call)
    const twice = await server.app.request(
      new Request(`${request.url}${request.url.includes('?') ? '&' : '?'}sv=1&sv=2`, request),
    )
    expect(twice.status).toBe(400)
    expect((await server.app.request(requestFor(name, call, { query: { surprise: '1' } }))).status).toBe(400)
  })

  const withBody = calls.filter(([, call]) => call.body)
  const post = (call: Endpoint, name: string, body: BodyInit, type = 'application/json'): Promise<Response> =>
    Promise.resolve(
      server.app.request(requestFor(name, call).url, {
        method: 'POST',
        headers: { origin: testOrigin, 'content-type': type },
        body,
      }),
    )

  it.each(withBody)('%s: any JSON at all', async (name, call) => {
    const twist = fc.oneof(
      fc.json({ maxDepth: 6 }),
      fc.string(),
      fc
        .tuple(fc.constantFrom(...Object.keys(Object(bodies[name]))), fc.jsonValue({ maxDepth: 4 }))
        .map(([field, value]) => JSON.stringify({ ...Object(bodies[name]), [field]: value })),
    )
    await fc.assert(
      fc.asyncProperty(twist, async (body) => expectRefused(await post(call, name, body), body)),
      { numRuns: 100, seed },
    )
  })

  it.each(withBody)('%s: too large, too deep, a key twice, not text, another type', async (name, call) => {
    const good = JSON.stringify(bodies[name])
    expect((await post(call, name, good)).status).toBeLessThan(405)
    const pad = (size: number): string => good + ' '.repeat(size - good.length)
    expect((await post(call, name, pad(65_536))).status).not.toBe(413)
    expect((await post(call, name, pad(65_537))).status).toBe(413)
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(32)),
    })
    const endless = new Request(requestFor(name, call).url, {
      method: 'POST',
      headers: { origin: testOrigin, 'content-type': 'text/plain' },
      body: stream,
      // Needed to send a stream; not in the types of the DOM.
      ...({ duplex: 'half' } as object),
    })
    expect((await server.app.request(endless)).status).toBe(413)
    const deep = (depth: number): string =>
      good.replace('{', `{"deep":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},`)
    expect((await post(call, name, deep(17))).status).toBe(400)
    expect((await post(call, name, good.replace('{', '{"id":1,"\\u0069d":2,'))).status).toBe(400)
    expect((await post(call, name, good.replace('{', '{"__proto__":{"a":1},"__proto__":{"a":1},'))).status).toBe(400)
    expect((await post(call, name, new Uint8Array([0xff, 0xfe, 0x7b]))).status).toBe(400)
    expect((await post(call, name, good, 'application/x-www-form-urlencoded')).status).toBe(400)
    expect((await post(call, name, '')).status).toBe(400)
    expect(Object.prototype).not.toHaveProperty('a')
  })
})
