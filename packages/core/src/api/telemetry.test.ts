import { type FakeEnvOptions, fakeEnv, fakeServer, startTestPortico } from '@portico/testing'
import { type AnalyticsEvent, analyticsEvent } from '@portico/wire/http'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../test/testContext.js'
import type { PorticoOptions } from '../config/options.js'
import { apiError } from '../errors/apiError.js'
import type { PorticoEventData } from '../telemetry/events.js'
import { track } from '../telemetry/track.js'
import { trackError } from '../telemetry/trackError.js'
import { eventBody } from './eventBody.js'
import { startTelemetry } from './startTelemetry.js'

const projectId = '0123456789abcdef0123456789abcdef'
const endpoint = 'https://kit.test'

async function setup(options: Partial<PorticoOptions> = {}, own: FakeEnvOptions = {}) {
  const server = fakeServer()
  server.answer('/getAnalyticsConfig', { isAnalyticsEnabled: true })
  server.answer('/projects/v1/origins', { allowedOrigins: ['https://site.test'] })
  server.answer('/getWallets', { data: [], count: 0 })
  server.answer('/e', () => new Response(null, { status: 204 }))
  const env = fakeEnv({ fetch: server.fetch, randomId: () => crypto.randomUUID(), ...own })
  const test = await startTestPortico({ env, options: { projectId, endpoint, ...options } })
  const bodies = () => server.callsTo('/e').map(({ body }) => body as AnalyticsEvent) // checked where it matters
  return { ...test, server, bodies, names: () => bodies().map(({ props }) => props.event) }
}

/** Opens the modal and lets everything that follows happen. */
async function act({ kit, clock }: Awaited<ReturnType<typeof setup>>) {
  await kit.open()
  await kit.feature('wallets')
  await clock.advance(1_000)
}

describe('[TRACK-01] events', () => {
  it('wait until the visitor acts; MODAL_CREATED is never sent', async () => {
    const test = await setup()
    await test.clock.advance(60_000)
    expect(test.server.calls).toEqual([])
    await act(test)
    expect(test.names()).toEqual(['INITIALIZE', 'MODAL_OPEN'])
    test.kit.close()
    await test.clock.flush()
    expect(test.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE'])
  })

  it('have the body of the contract and name the project', async () => {
    const test = await setup()
    await act(test)
    const [first] = test.server.callsTo('/e')
    expect(first?.method).toBe('POST')
    expect(first?.query).toEqual({ projectId, st: 'portico', sv: 'html-eip155-0.1.0' })
    for (const body of test.bodies()) expect(analyticsEvent['~run']({ value: body }, {}).issues).toBeUndefined()
    expect(test.bodies()[1]).toMatchObject({
      url: 'https://site.test',
      domain: 'site.test',
      props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
    })
  })

  it('are sent without a preflight, without cookies, and outlive the page', async () => {
    const requests: RequestInit[] = []
    const env = fakeEnv({ randomId: () => crypto.randomUUID() })
    const { ctx } = testContext(
      {
        ...env,
        fetch: async (_, init = {}) => {
          requests.push(init)
          return Response.json({})
        },
      },
      { projectId, endpoint },
    )
    startTelemetry(ctx, { call: async () => ({ isAnalyticsEnabled: true }) as never }) // the one call it makes
    track(ctx, { event: 'MODAL_OPEN', properties: { connected: false } })
    await env.clock.flush()
    expect(requests[0]).toMatchObject({ keepalive: true, credentials: 'omit' })
    expect(new Headers(requests[0]?.headers).get('content-type')).toMatch(/^text\/plain/)
  })

  it.each<[string, Partial<PorticoOptions>, FakeEnvOptions, unknown]>([
    ['the site has analytics off', { features: { analytics: false } }, {}, { isAnalyticsEnabled: true }],
    ['the operator wants none', {}, {}, { isAnalyticsEnabled: false }],
    ['the operator gives no answer', {}, {}, undefined],
    ['the visitor refuses (GPC, DNT)', {}, { isTrackingRefused: () => true }, { isAnalyticsEnabled: true }],
  ])('are not sent when %s', async (_, options, own, config) => {
    const test = await setup(options, own)
    test.server.answer('/getAnalyticsConfig', config)
    await act(test)
    test.kit.close()
    await test.clock.advance(60_000)
    expect(test.bodies()).toEqual([])
  })

  it('stop when the site switches analytics off', async () => {
    const test = await setup()
    await act(test)
    const before = test.bodies().length
    test.kit.updateFeatures({ analytics: false })
    test.kit.close()
    await test.clock.flush()
    expect(test.bodies()).toHaveLength(before)
  })

  it('tell nothing that names somebody or costs something', () => {
    const env = fakeEnv()
    const { ctx } = testContext(env, { projectId, endpoint })
    const told = (data: PorticoEventData) => eventBody(ctx, { timestamp: 1, data }).props.properties
    const address = `0x${'a'.repeat(40)}`
    expect(
      told({
        event: 'LOAD_MORE_TRANSACTIONS',
        properties: { address, projectId, cursor: 'secret', isSmartAccount: false },
      }),
    ).toEqual({ projectId, isSmartAccount: false })
    expect(told({ event: 'CONNECT_ERROR', properties: { message: 'https://rpc.test/v3/key failed' } })).toBeUndefined()
    expect(told({ event: 'CONNECT_ERROR', properties: { message: `no code at ${address}` } })).toBeUndefined()
    expect(told({ event: 'INITIALIZE', properties: { networks: ['eip155:1'] } })).toEqual({ networks: ['eip155:1'] })
  })
})

describe('[TRACK-02] error telemetry', () => {
  it('is limited to 5 events in 60 s', async () => {
    const env = fakeEnv({ randomId: () => crypto.randomUUID() })
    const server = fakeServer()
    server.answer('/e', () => new Response(null, { status: 204 }))
    const { ctx } = testContext({ ...env, fetch: server.fetch }, { projectId, endpoint })
    startTelemetry(ctx, { call: async () => ({ isAnalyticsEnabled: true }) as never }) // the one call it makes
    track(ctx, { event: 'MODAL_OPEN', properties: { connected: false } })
    const fail = () => trackError(ctx, apiError('api/malformed', { path: '/getWallets' }))
    for (let times = 0; times < 9; times++) fail()
    await env.clock.flush()
    expect(server.callsTo('/e')).toHaveLength(6)
    expect(server.calls[1]?.body).toMatchObject({
      props: { type: 'error', event: 'DATA_PARSING_ERROR', errorType: 'api/malformed' },
    })
    expect(JSON.stringify(server.calls[1]?.body)).not.toContain('://kit')
    await env.clock.advance(60_000)
    fail()
    track(ctx, { event: 'MODAL_CLOSE', properties: { connected: false } })
    await env.clock.flush()
    expect(server.callsTo('/e')).toHaveLength(8)
  })

  it('says nothing of a visitor without a network, and is no act of the visitor', async () => {
    const test = await setup()
    const { ctx } = testContext(fakeEnv(), {})
    trackError(ctx, apiError('api/unreachable', { path: '/e' }))
    expect(ctx.store.get().event).toBeUndefined()
    const sent: string[] = []
    ctx.outbox?.deliverTo(({ data }) => sent.push(data.event))
    trackError(ctx, apiError('api/refused', { status: 500 }))
    expect(sent).toEqual([])
    expect(test.bodies()).toEqual([])
  })
})

it('[TRACK-03] an analytics 403 shows Invalid App Configuration once, and ends it', async () => {
  const test = await setup()
  test.server.refuse('/e', 403)
  await act(test)
  expect(test.kit.store.get().alert).toMatchObject({ open: true, message: 'Invalid App Configuration' })
  test.kit.actions.hideAlert()
  const before = test.bodies().length
  test.kit.close()
  await test.kit.open()
  await test.clock.advance(1_000)
  expect(test.kit.store.get().alert.open).toBe(false)
  expect(test.bodies()).toHaveLength(before)
  expect(test.lines().filter((line) => line.includes('allow-list'))).toHaveLength(1)
})
