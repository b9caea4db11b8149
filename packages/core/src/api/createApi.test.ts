import { fakeAdapter, fakeEnv, fakeServer, startTestPortico } from '@portico/testing'
import {
  getBalance,
  getHistory,
  getIdentity,
  getTokenPrices,
  getWalletImage,
  getWallets,
  unauthorized,
} from '@portico/wire/http'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../test/testContext.js'
import { isPorticoError, PorticoError } from '../errors/PorticoError.js'
import { createApi } from './createApi.js'

const projectId = '0123456789abcdef0123456789abcdef'
const address = '0x00000000000000000000000000000000000000aa'

async function setup(fetch?: ReturnType<typeof fakeServer>['fetch']) {
  const server = fakeServer()
  const env = fakeEnv({ fetch: fetch ?? server.fetch })
  const { ctx } = testContext(env, { projectId, endpoint: 'https://kit.test/' })
  return { server, env, clock: env.clock, ctx, api: createApi(ctx) }
}

const codeOf = (error: unknown): string => (isPorticoError(error) ? error.code : String(error))

/** Moves the clock until the call is over. */
async function outcome<Value>(clock: { advance(ms: number): Promise<void> }, work: Promise<Value>, ms = 40_000) {
  const settled = work.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  )
  await clock.advance(ms)
  return settled
}

describe('a call', () => {
  it('[API-01~] [API-03] carries the project, the kind of kit and its version', async () => {
    const { api, server, clock } = await setup()
    server.answer('/v1/identity', { name: null, avatar: null })
    server.answer('/getWallets', { data: [], count: 0 })
    await outcome(clock, api.call(getIdentity, { path: { address }, query: { sender: address } }))
    await outcome(clock, api.call(getWallets, { query: { page: 2, entries: 40, include: ['a', 'b'], exclude: [] } }))
    expect(server.calls).toEqual([
      {
        method: 'GET',
        path: `/v1/identity/${address}`,
        query: { sender: address, projectId, st: 'portico', sv: 'html-eip155-0.1.0' },
        body: undefined,
      },
      {
        method: 'GET',
        path: '/getWallets',
        query: { page: '2', entries: '40', include: 'a,b', projectId, st: 'portico', sv: 'html-eip155-0.1.0' },
        body: undefined,
      },
    ])
  })

  it('encodes what stands in a path, and sends a body as text', async () => {
    const types: unknown[] = []
    const { api, clock } = await setup(async (url, init) => {
      types.push(url, new Headers(init?.headers).get('content-type'), init?.credentials)
      return Response.json({ fungibles: [] })
    })
    await outcome(clock, api.call(getHistory, { path: { account: '../../e?x' } }))
    expect(types[0]).toContain('/v1/account/..%2F..%2Fe%3Fx/history')
    await outcome(clock, api.call(getTokenPrices, { body: { currency: 'usd', addresses: [], projectId } }))
    expect(types.slice(-2)).toEqual([null, 'omit'])
  })

  it('[API-05] is tried twice again, 100 ms apart', async () => {
    const { api, server, clock } = await setup()
    server.refuse('/v1/identity', 500)
    const asked = api.call(getIdentity, { path: { address } }).catch(codeOf)
    await clock.advance(99)
    expect(server.calls).toHaveLength(1)
    await clock.advance(100)
    expect(server.calls).toHaveLength(2)
    await clock.advance(1)
    expect(server.calls).toHaveLength(3)
    expect(await asked).toBe('api/refused')
  })

  it('heals while it is tried again', async () => {
    const { api, server, clock } = await setup()
    server.stop()
    const asked = api.call(getIdentity, { path: { address } })
    await clock.advance(150)
    server.start()
    server.answer('/v1/identity', { name: 'anna.eth', avatar: null })
    expect((await outcome(clock, asked)).value).toEqual({ name: 'anna.eth', avatar: null })
  })

  it('[API-05] ends after 10 s without an answer, also when only the body hangs', async () => {
    for (const answer of [
      () => new Promise<Response>(() => {}),
      async () => new Response(new ReadableStream({ start() {} })),
    ]) {
      const { api, clock } = await setup(answer)
      const { error } = await outcome(clock, api.call(getIdentity, { path: { address } }), 10_000)
      expect(codeOf(error)).toBe('api/unreachable')
    }
  })

  it('says what the status was, with the response as cause', async () => {
    const { api, server, clock } = await setup()
    server.refuse('/v1/identity', 404)
    const { error } = await outcome(clock, api.call(getIdentity, { path: { address } }))
    expect(error).toBeInstanceOf(PorticoError)
    expect(error).toMatchObject({ code: 'api/refused', message: 'HTTP status code: 404', context: { status: 404 } })
    expect(error).toHaveProperty('cause.status', 404)
    expect(server.calls).toHaveLength(1)
  })

  it('waits as long as a busy server asks, unless that is too long', async () => {
    const { api, server, clock } = await setup()
    const busy = (after: string) => () => new Response('{}', { status: 429, headers: { 'retry-after': after } })
    server.answer('/v1/identity', busy('2'))
    const asked = api.call(getIdentity, { path: { address } })
    await clock.advance(1_999)
    expect(server.calls).toHaveLength(1)
    await clock.advance(1)
    expect(server.calls).toHaveLength(2)
    server.answer('/v1/identity', busy('3600'))
    const { error } = await outcome(clock, asked)
    expect(error).toMatchObject({ code: 'api/rate-limited', message: 'HTTP status code: 429' })
    expect(error).toHaveProperty('context.retryAfter', 3_600_000)
    expect(server.calls).toHaveLength(3)
  })

  it('understands a date in Retry-After', async () => {
    const { api, server, clock } = await setup()
    const at = new Date(clock.now() + 5_000).toUTCString()
    server.answer('/v1/identity', () => new Response('{}', { status: 503, headers: { 'retry-after': at } }))
    void api.call(getIdentity, { path: { address } }).catch(() => undefined)
    await clock.advance(4_999)
    expect(server.calls).toHaveLength(1)
    await clock.advance(1)
    expect(server.calls).toHaveLength(2)
  })

  it('ends when its signal says so, and is not tried again', async () => {
    const { api, server, clock } = await setup()
    server.answer('/v1/identity', () => new Promise(() => {}))
    const controller = new AbortController()
    const asked = api.call(getIdentity, { path: { address }, signal: controller.signal })
    await clock.flush()
    controller.abort()
    expect(codeOf((await outcome(clock, asked)).error)).toBe('api/aborted')
    expect(server.calls).toHaveLength(1)
    expect(clock.pending()).toBe(0)
  })

  it('ends with the kit', async () => {
    const server = fakeServer()
    server.answer('/v1/identity', () => new Promise(() => {}))
    const env = fakeEnv({ fetch: server.fetch })
    const { ctx, destroy } = testContext(env, { projectId, endpoint: 'https://kit.test' })
    const asked = createApi(ctx).call(getIdentity, { path: { address } })
    await env.clock.flush()
    destroy()
    expect(codeOf((await outcome(env.clock, asked, 0)).error)).toBe('api/aborted')
    expect(env.clock.pending()).toBe(0)
  })

  it.each([
    [403, unauthorized.origin, 'the origin of this page is not on the allow-list', 'Invalid App Configuration'],
    [401, unauthorized.key, 'the server does not know this `projectId`', 'Invalid App Configuration'],
    [401, unauthorized.notYetValid, 'check the clock of this device', 'Session Expired'],
  ])('[API-06] [ERR-01~] %i %s is told to the developer once', async (status, description, long, short) => {
    const { api, server, clock, ctx, env } = await setup()
    const body = { status: 'error', reasons: [{ name: 'unauthorized', description }] }
    server.answer('/v1/identity', () => Response.json(body, { status }))
    for (let times = 0; times < 3; times++) await outcome(clock, api.call(getIdentity, { path: { address } }))
    expect(ctx.store.get().alert).toMatchObject({ open: true, message: short })
    expect(env.logs.filter(({ parts }) => String(parts[0]).includes(long))).toHaveLength(1)
  })
})

it('names pictures by their address', async () => {
  const { api } = await setup()
  expect(api.imageUrl(getWalletImage, 'a/b')).toBe(
    `https://kit.test/getWalletImage/a%2Fb?projectId=${projectId}&st=portico&sv=html-eip155-0.1.0`,
  )
})

describe('[API-02~] whether a network is supported', () => {
  it('is asked once and compared whole', async () => {
    const server = fakeServer({ chains: ['eip155:10'] })
    const { api, clock } = await setup(server.fetch)
    expect((await outcome(clock, api.isSupported('eip155:10'))).value).toBe(true)
    expect((await outcome(clock, api.isSupported('eip155:1'))).value).toBe(false)
    expect(server.calls).toHaveLength(1)
  })

  it('is asked again after a failure', async () => {
    const { api, server, clock } = await setup()
    server.stop()
    expect(codeOf((await outcome(clock, api.isSupported('eip155:31337'))).error)).toBe('api/unreachable')
    server.start()
    expect((await outcome(clock, api.isSupported('eip155:31337'))).value).toBe(true)
  })
})

it('is absent without a server, and without a project', async () => {
  const calls: string[] = []
  const fetch = async (url: string) => {
    calls.push(url)
    return Response.json({})
  }
  for (const options of [{}, { endpoint: 'https://kit.test', projectId: '' }]) {
    const { kit, clock } = await startTestPortico({ options, env: { fetch }, adapter: fakeAdapter() })
    expect(kit.feature('wallets')).toBeUndefined()
    await kit.open()
    await clock.advance(60_000)
    kit.destroy()
  }
  expect(calls).toEqual([])
})

it('asks for nothing that is not part of this server', async () => {
  const { clock } = await setup()
  const { ctx } = testContext(fakeEnv({ clock }), { projectId, endpoints: { directory: 'https://kit.test' } })
  const { error } = await outcome(
    clock,
    createApi(ctx).call(getBalance, { path: { address }, query: { currency: 'usd' } }),
  )
  expect(codeOf(error)).toBe('api/unreachable')
})
