import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { unauthorized } from '@portico/wire/http'
import { encodeRelayJwt, formatDidKey } from '@portico/wire/relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createServer, type RunningServer } from '../createServer.js'
import { createTestPlace } from '../test/testDb.js'

const projectId = 'd'.repeat(32)
const lines: string[] = []
let place: Awaited<ReturnType<typeof createTestPlace>>
let server: RunningServer

beforeAll(async () => {
  place = await createTestPlace()
  const projects = [{ id: projectId, name: 'Dev' }]
  server = await createServer(
    { ...place.settings, port: 0, drainGrace: 0, projects },
    { write: (line) => lines.push(line) },
  )
})
afterAll(async () => {
  await server.stop()
  await place.remove()
})

function addressOf(origin = server.url): string {
  const pair = generateKeyPairSync('ed25519')
  const iss = formatDidKey(pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  const iat = Math.floor(Date.now() / 1_000)
  const aud = `${server.url.replace('http', 'ws')}/relay`
  const claims = { iss, sub: randomBytes(32).toString('hex'), aud, iat, exp: iat + 86_400 }
  const token = encodeRelayJwt(claims, (message) => sign(null, message, pair.privateKey))
  return `${origin}/relay?auth=${token}&projectId=${projectId}`
}

async function post(address: string, method: string, params: unknown, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ id: '1', jsonrpc: '2.0', method, params })
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, headers: response.headers, answer: await response.json() }
}

describe('the relay of a server', () => {
  it('[RELAY-10] carries what was published over HTTP to a client with a socket, and the other way round', async () => {
    const topic = randomBytes(32).toString('hex')
    const socket = new WebSocket(addressOf(server.url.replace('http', 'ws')))
    const frames: { id: number; method?: string; params?: { data: { message: string } } }[] = []
    const delivered = new Promise<void>((resolve) =>
      socket.on('message', (data) => {
        frames.push(JSON.parse(data.toString()))
        if (frames.some(({ method }) => method === 'irn_subscription')) resolve()
      }),
    )
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(JSON.stringify({ id: '1', jsonrpc: '2.0', method: 'irn_subscribe', params: { topic } }))
    const mine = addressOf()
    const published = await post(mine, 'irn_publish', { topic, message: 'by post', ttl: 300, tag: 1108 })
    expect(published.answer).toEqual({ id: '1', jsonrpc: '2.0', result: true })
    await delivered
    expect(frames.at(-1)?.params?.data.message).toBe('by post')

    const answer = { topic, message: 'by socket', ttl: 300, tag: 1109 }
    const stored = new Promise((resolve) => socket.once('message', resolve))
    socket.send(JSON.stringify({ id: '2', jsonrpc: '2.0', method: 'irn_publish', params: answer }))
    await stored
    const fetched = await post(mine, 'irn_batchFetchMessages', { topics: [topic] })
    expect(fetched.answer).toMatchObject({
      result: { messages: [{ message: 'by socket', tag: 1109 }], hasMore: false },
    })
    socket.close()
  })

  it('[API-06] refuses in the words that kits know, readable by the page', async () => {
    const stranger = await post(addressOf(), 'irn_fetchMessages', {}, { origin: 'https://evil.example' })
    expect([stranger.status, stranger.answer]).toEqual([
      401,
      { id: null, jsonrpc: '2.0', error: { code: 3000, message: unauthorized.origin } },
    ])
    expect(stranger.headers.get('access-control-allow-origin')).toBe('https://evil.example')
    const unknown = await post(addressOf().replace(projectId, 'e'.repeat(32)), 'irn_fetchMessages', {})
    expect(unknown.answer).toMatchObject({ error: { message: unauthorized.key } })
  })

  it('needs a socket to listen', async () => {
    const { answer } = await post(addressOf(), 'irn_subscribe', { topic: randomBytes(32).toString('hex') })
    expect(answer).toMatchObject({ error: { code: -32600 } })
  })

  it('is counted in the health, and no token is ever in the log', async () => {
    const health = await (await fetch(`${server.url}/health`)).json()
    expect(health).toMatchObject({ relay: { published: expect.any(Number), delivered: expect.any(Number) } })
    expect(lines.join('\n')).not.toMatch(/eyJ|auth=/)
  })
})
