import { type KeyObject, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unauthorized } from '@portico/wire/http'
import type { RelayJwtClaims } from '@portico/wire/relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createMemoryExchange } from '../bus/createMemoryBus.js'
import type { Db } from '../db/db.js'
import { nodeEnv } from '../env.js'
import { createTokenKeys, relayToken } from '../test/relayToken.js'
import { createTestDb } from '../test/testDb.js'
import { createAllowances } from './createAllowances.js'
import { createHub, type Hub } from './createHub.js'
import { createRelayAuthorize } from './createRelayAuthorize.js'
import { createRelaySockets } from './createRelaySockets.js'
import { relayLimits } from './relayLimits.js'

const project = {
  id: 'a'.repeat(32),
  name: 'Site',
  mode: 'live' as const,
  origins: ['https://site.example'],
  isAnalyticsEnabled: true,
  createdAt: 0,
}
const env = nodeEnv()
let db: Db
let hub: Hub
let server: Server
let address: string
let sockets: ReturnType<typeof createRelaySockets>

beforeAll(async () => {
  db = await createTestDb()
  hub = createHub({ env, db, bus: createMemoryExchange().join(), log: () => undefined })
  server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/relay` // a TCP server's address is never a string
  const projects = { find: async (id: string) => (id === project.id ? project : undefined) }
  const authorize = createRelayAuthorize({ env, projects, audiences: [address] })
  sockets = createRelaySockets({
    env,
    hub,
    log: () => undefined,
    authorize,
    // Its clock stands still: nobody earns new publications while a busy machine takes its time.
    allowanceOf: createAllowances(() => 0),
    socketsPerSecond: 10_000,
  })
  sockets.attach(server)
})
afterAll(async () => {
  await sockets.drain(0)
  await hub.close()
  server.close()
  await db.close()
})

function tokenOf(claims: Partial<RelayJwtClaims> = {}, signer?: KeyObject): string {
  return relayToken(address, { claims, now: env.now(), ...(signer && { signer }) })
}

type Frame = {
  id: unknown
  method?: string
  result?: unknown
  error?: { code: number }
  params?: { data: { message: string } }
}

async function connect(
  auth = tokenOf(),
  { projectId = project.id, origin }: { projectId?: string; origin?: string } = {},
) {
  const socket = new WebSocket(`${address}?auth=${auth}&projectId=${projectId}&ua=test`, origin ? { origin } : {})
  const frames: Frame[] = []
  const waiting: (() => void)[] = []
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  )
  socket.on('error', () => undefined)
  socket.on('message', (data) => {
    frames.push(JSON.parse(data.toString()))
    for (const wake of waiting.splice(0)) wake()
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const find = async (is: (frame: Frame) => boolean): Promise<Frame> => {
    for (;;) {
      const found = frames.find(is)
      if (found) return found
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  return {
    socket,
    closed,
    frames,
    find,
    async call(method: string, params: unknown): Promise<Frame> {
      const id = `17947077784159${randomBytes(3).readUIntBE(0, 3)}`
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return find((frame) => frame.id === id)
    },
  }
}

const topicOf = () => randomBytes(32).toString('hex')

describe('the relay over a socket', () => {
  it('carries a message from one client to the other', async () => {
    const topic = topicOf()
    const [one, two] = [await connect(), await connect(tokenOf(), { origin: 'https://site.example' })]
    expect((await two.call('irn_subscribe', { topic })).result).toMatch(/^[0-9a-f]{64}$/)
    expect((await one.call('irn_publish', { topic, message: 'sealed', ttl: 300, tag: 1108 })).result).toBe(true)
    const delivery = await two.find(({ method }) => method === 'irn_subscription')
    expect(delivery.params?.data.message).toBe('sealed')
    two.socket.send(JSON.stringify({ id: delivery.id, jsonrpc: '2.0', result: true }))
    await two.call('irn_unsubscribe', { topic, id: 'x' })
    one.socket.close()
    two.socket.close()
  })

  it('[API-06] takes every upgrade and closes with 3000 and the reason', async () => {
    const iat = Math.floor(env.now() / 1_000)
    const cases: [Promise<Awaited<ReturnType<typeof connect>>>, string][] = [
      [connect(tokenOf(), { projectId: 'b'.repeat(32) }), unauthorized.key],
      [connect(tokenOf(), { origin: 'https://evil.example' }), unauthorized.origin],
      [connect(tokenOf({ iat: iat + 600, exp: iat + 700 })), unauthorized.notYetValid],
    ]
    for (const [connecting, reason] of cases) expect(await (await connecting).closed).toEqual({ code: 3000, reason })
  })

  function forgeries(): string[] {
    const iat = Math.floor(env.now() / 1_000)
    const other = createTokenKeys().privateKey
    const good = tokenOf()
    const [head = '', body = '', signature = ''] = good.split('.')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const forged = [
      tokenOf({ aud: 'wss://other.example/relay' }),
      tokenOf({ aud: `${address}/else` }),
      tokenOf({ aud: '' }),
      tokenOf({ exp: iat - 120, iat: iat - 240 }),
      tokenOf({ exp: iat + 86_402, iat }),
      tokenOf({ exp: iat - 10, iat }),
      tokenOf({ iat: iat + 600, exp: iat + 700 }),
      tokenOf({ iss: 'did:key:z6Mk' }),
      tokenOf({ iss: 'did:web:site.example' }),
      tokenOf({ iss: '' }),
      tokenOf({}, other),
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${body}.${signature}`,
      `${head}.${encode({ ...claims, sub: 'other' })}.${signature}`,
      `${head}.${body}.${signature.slice(0, -4)}`,
      `${head}.${body}`,
      good.slice(1),
      'x'.repeat(5_000),
      '',
    ]
    return forged
  }

  it('[sec:R10] refuses 20 kinds of wrong tokens, ten of each: audience, age, algorithm, issuer, signature', async () => {
    for (let round = 0; round < 10; round++) {
      const tokens = forgeries()
      expect(tokens).toHaveLength(20)
      const ends = await Promise.all(tokens.map(async (token) => (await connect(token)).closed))
      for (const { code, reason } of ends) {
        expect(code).toBe(3000)
        expect(reason).toMatch(/^JWT validation error/)
      }
    }
  })

  it('answers nonsense with an error and stays', async () => {
    const client = await connect()
    for (const text of ['', '{', '[]', 'null', '{"id":1}', '{"jsonrpc":"2.0","id":{},"method":"irn_subscribe"}'])
      client.socket.send(text)
    expect((await client.call('irn_nothing', {})).error?.code).toBe(-32601)
    expect((await client.call('irn_subscribe', { topic: 'x' })).error?.code).toBe(-32602)
    expect((await client.call('irn_subscribe', { topic: topicOf() })).result).toMatch(/^[0-9a-f]{64}$/)
    client.socket.close()
  })

  it('ends a client that publishes without measure', async () => {
    const client = await connect()
    for (let index = 0; index <= relayLimits.publishBurst + 5; index++)
      client.socket.send(
        JSON.stringify({
          id: `${index}`,
          jsonrpc: '2.0',
          method: 'irn_publish',
          params: { topic: topicOf(), message: `${index}`, ttl: 300, tag: 0 },
        }),
      )
    expect((await client.closed).code).toBe(1013)
  })

  it('[sec:B8] counts the publications of a client over all its sockets', async () => {
    const keys = createTokenKeys()
    const [one, two] = await Promise.all([0, 1].map(() => connect(relayToken(address, { keys, now: env.now() }))))
    const publish = { topic: topicOf(), message: 'a', ttl: 300, tag: 0 }
    const sends = Array.from({ length: relayLimits.publishBurst + 20 }, (_, index) => {
      const at = index % 2 === 0 ? one : two
      return at?.socket.send(JSON.stringify({ id: `${index}`, jsonrpc: '2.0', method: 'irn_publish', params: publish }))
    })
    expect(sends.length).toBeGreaterThan(relayLimits.publishBurst)
    expect((await Promise.race([one?.closed, two?.closed]))?.code).toBe(1013)
    one?.socket.terminate()
    two?.socket.terminate()
  })

  it('[sec:B8] takes 20 new sockets of an address in a second, as the proxy in front saw it', async () => {
    const limited = createRelaySockets({
      env: { ...env, now: () => 1_800_000_000_000 },
      hub,
      log: () => undefined,
      authorize: async () => ({ clientId: 'did:key:z6Mk' }),
      allowanceOf: createAllowances(env.now),
      trustedProxies: 1,
    })
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    limited.attach(other)
    const url = `ws://127.0.0.1:${(other.address() as AddressInfo).port}/relay` // as above
    /** True when it was let in: then it answers. */
    const arrive = (visitor: string): Promise<boolean> =>
      new Promise((resolve) => {
        const socket = new WebSocket(url, { headers: { 'x-forwarded-for': `9.9.9.9, ${visitor}` } })
        socket.once('open', () => socket.send('{}'))
        socket.once('message', () => resolve(true))
        socket.once('close', (code) => code === 1013 && resolve(false))
      })
    const first = await Promise.all(Array.from({ length: relayLimits.socketsPerSecond + 5 }, () => arrive('1.1.1.1')))
    expect(first.filter(Boolean)).toHaveLength(relayLimits.socketsPerSecond)
    expect(await arrive('2.2.2.2')).toBe(true)
    await limited.drain(0)
    other.close()
  })

  it('ends a client whose frame is too large', async () => {
    const client = await connect()
    client.socket.send('x'.repeat(relayLimits.frame + 1))
    expect((await client.closed).code).toBe(1009)
  })
})
