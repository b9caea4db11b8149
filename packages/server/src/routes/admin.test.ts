import { type AdminEndpoints, adminEndpoints } from '@portico/wire/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AdminServer, consoleOrigin, createAdminServer, reasonsOf } from '../test/adminServer.js'
import { createTestServer, type TestServer } from '../test/testServer.js'

let admin: AdminServer
let server: TestServer
let key: string

beforeEach(async () => {
  admin = await createAdminServer()
  ;({ server, key } = admin)
})
afterEach(() => server.close())

describe('getting in', () => {
  it('the key opens a session, and logging out ends it', async () => {
    const { token, expiresAt } = await admin.ask('logIn', { body: { key } })
    expect(expiresAt).toBe(server.env.now() + 12 * 3_600_000)
    await admin.ask('listProjects', { token })
    expect((await admin.send('logOut', { token })).status).toBe(204)
    expect((await admin.send('listProjects', { token })).status).toBe(401)
    expect(await admin.actions()).toEqual(['session.end', 'session.begin'])
  })

  it('ends by itself after twelve hours', async () => {
    const token = await admin.logIn()
    server.env.advance(12 * 3_600_000 - 1)
    expect((await admin.send('listProjects', { token })).status).toBe(200)
    server.env.advance(1)
    expect((await admin.send('listProjects', { token })).status).toBe(401)
  })

  it('five attempts a minute from one address, right or wrong', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await admin.send('logIn', { body: { key: 'guess' } })).status).toBe(401)
    const refused = await admin.send('logIn', { body: { key } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await admin.send('logIn', { body: { key }, ip: '192.0.2.2' })).status).toBe(200)
    server.env.advance(60_000)
    expect((await admin.send('logIn', { body: { key } })).status).toBe(200)
  })

  it('nobody gets in while attempts cannot be counted', async () => {
    const limiter = { take: () => Promise.reject(new TypeError('the store is away')) }
    const other = await createTestServer({}, { limiter, db: server.deps.db })
    const headers = { 'content-type': 'application/json', origin: consoleOrigin }
    const response = await other.request('/admin/session', { method: 'POST', headers, body: JSON.stringify({ key }) })
    expect(response.status).toBe(500)
  })

  it('no call but the log-in goes without a session', async () => {
    const names = Object.keys(adminEndpoints).filter((name) => name !== 'logIn')
    expect(names).toHaveLength(16)
    for (const name of names)
      for (const token of [undefined, '', 'f'.repeat(64), `${'f'.repeat(63)}'`]) {
        // Names of the contract, read from it a line above.
        const response = await admin.send(name as keyof AdminEndpoints, { ...(token === undefined ? {} : { token }) })
        expect([name, response.status]).toEqual([name, 401])
      }
    expect(await admin.actions()).toEqual([])
  })

  it('neither key nor token reach the log, the audit log or an answer', async () => {
    const token = await admin.logIn()
    await admin.send('logIn', { body: { key: `${key}x` } })
    await admin.send('createProject', { token, body: { name: 'Shop', mode: 'dev', origins: ['*'] } })
    await admin.send('listAudit', { token })
    const told = [...server.lines, JSON.stringify(await server.deps.db.sql`select * from admin_audit`)].join('\n')
    for (const secret of [key, key.slice(-64), token]) expect(told).not.toContain(secret)
  })
})

describe('pages', () => {
  it("the console's origin may read, others may not", async () => {
    const token = await admin.logIn()
    const own = await admin.send('listProjects', { token })
    expect(own.headers.get('access-control-allow-origin')).toBe(consoleOrigin)
    expect(own.headers.get('access-control-allow-credentials')).toBeNull()
    expect(own.headers.get('vary')).toContain('Origin')
    for (const origin of ['http://localhost:4400', 'https://evil.example', 'null', `${consoleOrigin}.evil.example`]) {
      const other = await admin.send('listProjects', { token, origin })
      expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null])
    }
  })

  it('preflight', async () => {
    const look = (origin: string) => server.request('/admin/projects/abc', { method: 'OPTIONS', headers: { origin } })
    const own = await look(consoleOrigin)
    expect(own.status).toBe(204)
    expect(own.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE')
    expect(own.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type')
    const other = await look('https://evil.example')
    expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  it('no page at all where the operator named none and the server is public', async () => {
    const elsewhere = await createTestServer({ publicUrl: 'https://api.example.com' }, { db: server.deps.db })
    const response = await elsewhere.request('/admin/projects', { headers: { origin: consoleOrigin } })
    expect(response.status).toBe(403)
  })
})

describe('what is taken', () => {
  it.each([
    ['an unknown field', { name: 'a', mode: 'dev', origins: [], admin: true }, 'admin'],
    ['a missing field', { mode: 'dev', origins: [] }, 'name'],
    ['another mode', { name: 'a', mode: 'test', origins: [] }, 'mode'],
    ['a name of blanks', { name: '  ', mode: 'dev', origins: [] }, 'name'],
    ['51 origins', { name: 'a', mode: 'dev', origins: Array(51).fill('a.example') }, 'origins'],
  ])('not %s', async (_, body, name) => {
    const response = await admin.send('createProject', { token: await admin.logIn(), body })
    expect(response.status).toBe(400)
    expect(await reasonsOf(response)).toEqual([expect.objectContaining({ name })])
  })

  it('not a body that is too large, doubled or too deep', async () => {
    const token = await admin.logIn()
    const statusOf = async (body: string) => (await admin.send('importWallets', { token, body })).status
    expect(await statusOf(JSON.stringify({ wallets: ['x'.repeat(65_536)] }))).toBe(413)
    expect(await statusOf('{"wallets":[],"wallets":[]}')).toBe(400)
    expect(await statusOf(`{"wallets":[${'['.repeat(20)}${']'.repeat(20)}]}`)).toBe(400)
    expect((await admin.send('setWalletLogo', { token, body: new Uint8Array(2 * 1024 * 1024 + 1) })).status).toBe(413)
  })

  it('unknown paths and methods under /admin are not found', async () => {
    for (const path of ['/admin', '/admin/', '/admin/keys', '/admin/projects/a/b'])
      expect((await server.request(path)).status).toBe(404)
  })
})
