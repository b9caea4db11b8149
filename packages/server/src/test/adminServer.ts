import { type AdminEndpoints, type Answer, adminEndpoints, type Endpoint } from '@portico/wire/http'
import * as v from 'valibot'
import { expect } from 'vitest'
import { readAudit } from '../admin/audit/readAudit.js'
import { createAdminKey } from '../admin/key/createAdminKey.js'
import { createTestServer, type TestServer } from './testServer.js'

export const consoleOrigin = 'http://localhost:4404'

export type Sent = {
  path?: Record<string, string>
  query?: string
  body?: unknown
  token?: string
  ip?: string
  origin?: string
}

export type AdminServer = {
  readonly server: TestServer
  readonly key: string
  send(name: keyof AdminEndpoints, sent?: Sent): Promise<Response>
  logIn(): Promise<string>
  /** Sends, expects success, and holds the answer to the contract. */
  ask<Name extends keyof AdminEndpoints>(name: Name, sent: Sent): Promise<Answer<AdminEndpoints[Name]>>
  /** What the audit log tells, newest first. */
  actions(): Promise<string[]>
}

/** The test server with an admin key, asked as the console asks. */
export async function createAdminServer(): Promise<AdminServer> {
  const server = await createTestServer({}, { trustedProxies: 1 })
  const key = (await createAdminKey(server.deps.db, server.env)) ?? ''

  function send(name: keyof AdminEndpoints, sent: Sent = {}): Promise<Response> {
    const { path = {}, query = '', body, token, ip = '192.0.2.1', origin = consoleOrigin } = sent
    const call: Endpoint = adminEndpoints[name]
    const url = call.path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part] ?? 'nothing'))
    const isBytes = body instanceof Uint8Array
    return server.request(url + query, {
      method: call.method,
      headers: {
        origin,
        'x-forwarded-for': ip,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : toText(body) }),
    })
  }

  return {
    server,
    key,
    send,
    async logIn() {
      const response = await send('logIn', { body: { key } })
      return v.parse(v.object({ token: v.string() }), await response.json()).token
    },
    async ask(name, sent) {
      const response = await send(name, sent)
      expect(response.status, await response.clone().text()).toBe(200)
      const schema = adminEndpoints[name].response
      // The schema is the one of the call whose answer it is.
      return (schema ? v.parse(schema, await response.json()) : undefined) as never
    },
    actions: async () => (await readAudit(server.deps.db, undefined)).data.map(({ action }) => action),
  }
}

const toText = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body))

export async function reasonsOf(response: Response): Promise<unknown> {
  return v.parse(v.object({ status: v.literal('error'), reasons: v.unknown() }), await response.json()).reasons
}
