import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unauthorized } from '@portico/wire/http'
import { encodeRelayJwt, formatDidKey, type RelayJwtClaims } from '@portico/wire/relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createMemoryExchange } from '../bus/createMemoryBus.js'
import type { Db } from '../db/db.js'
import { nodeEnv } from '../env.js'
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
    allowanceOf: createAllowances(env.now),
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

type Claims = Partial<RelayJwtClaims>

function tokenOf(claims: Claims = {}, key?: KeyObject): string {
  const pair = generateKeyPairSync('ed25519')
  const raw = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const iat = Math.floor(env.now() / 1_000)
  const body = { iss: formatDidKey(raw), sub: randomBytes(32).toString('hex'), aud: address, iat, exp: iat + 86_400 }
  return encodeRelayJwt({ ...body, ...claims }, (message) => sign(null, message, key ?? pair.privateKey))
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

  it('[sec:R10] refuses tokens with a wrong audience, age, algorithm, issuer or signature', async () => {
    const iat = Math.floor(env.now() / 1_000)
    const other = generateKeyPairSync('ed25519').privateKey
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
    for (const token of forged) {
      const { code, reason } = await (await connect(token)).closed
      expect({ code, isReasoned: reason.startsWith('JWT validation error') }, token.slice(0, 40)).toEqual({
        code: 3000,
        isReasoned: true,
      })
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

  it('ends a client whose frame is too large', async () => {
    const client = await connect()
    client.socket.send('x'.repeat(relayLimits.frame + 1))
    expect((await client.closed).code).toBe(1009)
  })
})
