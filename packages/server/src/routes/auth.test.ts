import { formatMessage, type MessageData } from '@portico/siwx'
import { endpoints } from '@portico/wire/http'
import * as v from 'valibot'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetOld } from '../analytics/forgetOld.js'
import { askNonce, cookieOf, messageFor, outcomeOf, sendSignIn, signIn, visitor } from '../test/signIn.js'
import { createTestServer, type TestServer, testOrigin, testProjectId } from '../test/testServer.js'

const minute = 60_000
const day = 86_400_000
let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const me = (headers: Record<string, string>) => server.request('/auth/v1/me', { headers })
const send = async (message: string, token: string, extra: { data?: unknown; headers?: Record<string, string> } = {}) =>
  sendSignIn(server, { message, signature: await visitor.signMessage({ message }), token, ...extra })

describe('[SIWX-06] signing in at the server', () => {
  it('nonce, message, signature, cookie, me, sign out', async () => {
    const { nonce, token } = await askNonce(server)
    expect(nonce).toMatch(/^[0-9a-f]{32}$/)
    const data = messageFor(server, nonce)
    const response = await send(formatMessage(data), token, { data })
    expect(await response.json()).toEqual({ token: null, expiresAt: server.env.now() + 7 * day })
    const account = v.parse(
      endpoints.getAuthAccount.response ?? v.never(),
      await (await me({ cookie: cookieOf(response) })).json(),
    )
    expect(account).toMatchObject({
      address: visitor.address,
      caip2Network: 'eip155:31337',
      chainId: '31337',
      chainNamespace: 'eip155',
      sub: `did:pkh:eip155:31337:${visitor.address}`,
      aud: 'localhost:4400',
      iss: 'http://localhost:4401',
      projectIdKey: testProjectId,
      projectUuid: '01234567-89ab-cdef-0123-456789abcdef',
      exp: Math.floor(server.env.now() / 1_000) + 7 * 86_400,
      nonce,
    })
    const out = await server.request('/auth/v1/sign-out', { method: 'POST', headers: { cookie: cookieOf(response) } })
    expect([out.status, await out.text()]).toEqual([204, ''])
    expect(out.headers.get('set-cookie')).toMatch(/^portico-session-\w+=; .*Max-Age=0/)
    expect(await outcomeOf(await me({ cookie: cookieOf(response) }))).toBe('auth/session')
  })

  it('the cookie: for no script, no other site, no other host; and a week', async () => {
    expect((await signIn(server)).headers.get('set-cookie')).toMatch(
      new RegExp(`^portico-session-${testProjectId}=[0-9a-f]{64}; Path=/; Max-Age=604800; HttpOnly; SameSite=Strict$`),
    )
    const secure = await createTestServer({ publicUrl: 'https://kit.shop.example' }, { db: server.deps.db })
    await secure.deps.projects.setOrigins(testProjectId, ['https://shop.example', 'https://other.example'])
    const at = async (origin: string) => {
      const { nonce, token } = await askNonce(secure, { origin })
      const change = { domain: new URL(origin).host, uri: `${origin}/` }
      const message = formatMessage(messageFor(secure, nonce, change))
      const signature = await visitor.signMessage({ message })
      return sendSignIn(secure, { message, signature, token, headers: { origin } })
    }
    const own = await at('https://shop.example')
    expect(own.headers.get('set-cookie')).toMatch(
      new RegExp(`^__Host-portico-session-${testProjectId}=[0-9a-f]{64}; Path=/; .*HttpOnly; SameSite=Strict; Secure$`),
    )
    expect(own.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(own.headers.get('access-control-allow-credentials')).toBe('true')
    // A browser would drop the cookie of another site: that page carries a token itself.
    const foreign = await at('https://other.example')
    expect(foreign.headers.get('set-cookie')).toBeNull()
    const { token } = (await foreign.json()) as { token: string } // a text, or the next line fails
    const origin = 'https://other.example'
    const authorization = `Bearer ${token}`
    expect((await secure.request('/auth/v1/me', { headers: { origin, authorization } })).status).toBe(200)
    // Signed in at one site of the project is not signed in at another.
    const elsewhere = { origin: 'https://shop.example', authorization }
    expect(await outcomeOf(await secure.request('/auth/v1/me', { headers: elsewhere }))).toBe('auth/session')
  })

  it("a site's own server asks who it is, without an origin", async () => {
    const cookie = cookieOf(await signIn(server))
    const url = `http://localhost:4401/auth/v1/me?projectId=${testProjectId}`
    expect((await server.app.request(url, { headers: { cookie } })).status).toBe(200)
    expect((await server.app.request(url)).status).toBe(401)
  })

  it('signing in again gives a new token, and the old one ends', async () => {
    const first = cookieOf(await signIn(server))
    const { nonce, token } = await askNonce(server)
    const second = cookieOf(await send(formatMessage(messageFor(server, nonce)), token, { headers: { cookie: first } }))
    expect(second).not.toBe(first)
    expect((await me({ cookie: second })).status).toBe(200)
    expect(await outcomeOf(await me({ cookie: first }))).toBe('auth/session')
  })

  it('a session ends after a week, and nothing of it is left', async () => {
    const cookie = cookieOf(await signIn(server))
    server.env.advance(7 * day - 1)
    expect((await me({ cookie })).status).toBe(200)
    server.env.advance(1)
    expect(await outcomeOf(await me({ cookie }))).toBe('auth/session')
    await askNonce(server)
    server.env.advance(11 * minute)
    await forgetOld(server.deps.db, server.env.now())
    const left = await server.deps.db.sql`select hash from auth_sessions union all select hash from auth_nonces`
    expect(left).toEqual([])
  })

  it('another project, another cookie, a cookie twice: nobody', async () => {
    const cookie = cookieOf(await signIn(server))
    const other = await server.deps.projects.create({ name: 'Other', mode: 'dev', origins: [] })
    const asOther = await server.request(`/auth/v1/me?projectId=${other.id}`, {
      headers: { cookie: cookie.replace(testProjectId, other.id) },
    })
    expect(await outcomeOf(asOther)).toBe('auth/session')
    for (const wrong of [`${cookie}; ${cookie}`, `${cookie}0`, cookie.replace(/=.*/, '='), cookie.toUpperCase(), 'x'])
      expect(await outcomeOf(await me({ cookie: wrong })), wrong).toBe('auth/session')
    const token = cookie.split('=')[1]
    for (const authorization of [`Basic ${token}`, `Bearer ${token}0`, `Bearer  ${token}`, 'Bearer'])
      expect(await outcomeOf(await me({ authorization })), authorization).toBe('auth/session')
  })

  it('[ERR-02~] takes thirty calls in ten seconds from one visitor, then asks to wait', async () => {
    for (let call = 0; call < 30; call += 1) expect((await server.request('/auth/v1/nonce')).status).toBe(200)
    const refused = await server.request('/auth/v1/nonce')
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(await outcomeOf(refused)).toBe('limit/requests')
  })
})

describe('a nonce is good once', () => {
  it('replayed, at the same time too: one session', async () => {
    const { nonce, token } = await askNonce(server)
    const message = formatMessage(messageFor(server, nonce))
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => send(message, token).then(outcomeOf)))
    expect(outcomes.sort()).toEqual([200, ...Array<string>(7).fill('auth/nonce')])
    expect(await outcomeOf(await send(message, token))).toBe('auth/nonce')
    expect(await server.deps.db.sql`select hash from auth_sessions`).toHaveLength(1)
  })

  it('a wrong signature uses it up', async () => {
    const { nonce, token } = await askNonce(server)
    const message = formatMessage(messageFor(server, nonce))
    const stranger = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
    const forged = await sendSignIn(server, { message, signature: await stranger.signMessage({ message }), token })
    expect(await outcomeOf(forged)).toBe('auth/signature')
    expect(await outcomeOf(await send(message, token))).toBe('auth/nonce')
  })

  it("after ten minutes, with another's token, of another project, never given out: refused", async () => {
    const mine = await askNonce(server)
    const message = formatMessage(messageFor(server, mine.nonce))
    const theirs = await askNonce(server)
    expect(await outcomeOf(await send(message, theirs.token))).toBe('auth/nonce')
    expect(await outcomeOf(await send(message, 'no token'))).toBe('auth/nonce')
    const other = await server.deps.projects.create({ name: 'Other', mode: 'dev', origins: [] })
    const elsewhere = await server.request(`/auth/v1/authenticate?projectId=${other.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-nonce-jwt': `Bearer ${mine.token}` },
      body: JSON.stringify({ message, signature: await visitor.signMessage({ message }) }),
    })
    expect(await outcomeOf(elsewhere)).toBe('auth/nonce')
    expect(await outcomeOf(await send(formatMessage(messageFor(server, 'f'.repeat(32))), mine.token))).toBe(
      'auth/nonce',
    )
    server.env.advance(10 * minute)
    const late = formatMessage(messageFor(server, mine.nonce))
    expect(await outcomeOf(await send(late, mine.token))).toBe('auth/nonce')
  })
})

describe('[sec:C5] what the message says', () => {
  const changes: readonly [what: string, code: string, change: (now: number) => Partial<MessageData>][] = [
    ['another domain', 'auth/domain', () => ({ domain: 'evil.example', uri: 'https://evil.example/' })],
    ['another port', 'auth/domain', () => ({ domain: 'localhost:4409', uri: 'http://localhost:4409/' })],
    ["another site's uri", 'auth/domain', () => ({ uri: 'https://evil.example/' })],
    ['another scheme', 'auth/domain', () => ({ uri: 'https://localhost:4400/' })],
    ['expired', 'auth/expired', (now) => ({ issuedAt: iso(now - 5 * minute), expirationTime: iso(now - minute) })],
    ['too old', 'auth/expired', (now) => ({ issuedAt: iso(now - 11 * minute) })],
    ['from the future', 'auth/expired', (now) => ({ issuedAt: iso(now + minute) })],
    ['not valid yet', 'auth/expired', (now) => ({ notBefore: iso(now + minute) })],
    ['an address without its checksum', 'auth/message', () => ({ accountAddress: visitor.address.toLowerCase() })],
  ]
  it.each(changes)('%s: %s', async (_, code, change) => {
    expect(await outcomeOf(await signIn(server, change(server.env.now())))).toBe(code)
  })

  it('a text of another kind, data of another message, a page that names no origin', async () => {
    const { nonce, token } = await askNonce(server)
    const data = messageFor(server, nonce)
    expect(await outcomeOf(await send('Hello', token))).toBe('auth/message')
    expect(await outcomeOf(await send(`${formatMessage(data)}\nExtra: 1`, token))).toBe('auth/message')
    const told = { ...data, statement: 'Something else.' }
    expect(await outcomeOf(await send(formatMessage(data), token, { data: told }))).toBe('auth/message')
    const nobody = await server.app.request(`http://localhost:4401/auth/v1/authenticate?projectId=${testProjectId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x', signature: 'x' }),
    })
    expect(await outcomeOf(nobody)).toBe('origin/not-allowed')
  })
})

describe('[sec:B12] what is kept and logged', () => {
  it('no token, nonce, message or signature in the log; no token in the database', async () => {
    const { nonce, token } = await askNonce(server)
    const message = formatMessage(messageFor(server, nonce))
    const signature = await visitor.signMessage({ message })
    const response = await sendSignIn(server, { message, signature, token })
    const session = cookieOf(response).split('=')[1] ?? ''
    await sendSignIn(server, { message, signature, token })
    await me({ cookie: cookieOf(response) })
    await me({ authorization: `Bearer ${session}` })
    const log = server.lines.join('\n')
    expect(log).toContain('/auth/v1/authenticate')
    for (const secret of [
      nonce,
      token,
      session,
      signature,
      signature.slice(2, 40),
      visitor.address,
      'Sign in to the shop',
    ])
      expect(log).not.toContain(secret)
    const rows = JSON.stringify(await server.deps.db.sql`select * from auth_sessions`)
    for (const secret of [token, session, signature]) expect(rows).not.toContain(secret)
  })

  it('a browser asks before it sends, and is told what it may send', async () => {
    const preflight = await server.app.request(`/auth/v1/authenticate?projectId=${testProjectId}`, {
      method: 'OPTIONS',
      headers: { origin: testOrigin, 'access-control-request-headers': 'x-nonce-jwt,content-type' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type, Authorization, x-nonce-jwt')
    const stranger = await server.app.request(`/auth/v1/authenticate?projectId=${testProjectId}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
    expect(stranger.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

const iso = (time: number): string => new Date(time).toISOString()
