import { describe, expect, it } from 'vitest'
import { createSession } from '../session/createSession.js'
import { createClient } from './createClient.js'
import { errorText } from './errorText.js'

type Request = { readonly url: string; readonly init: RequestInit | undefined }

function fixture(answer: () => Response | Promise<Response>) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const requests: Request[] = []
  const session = createSession(storage)
  const client = createClient('http://server.example', session, async (url, init) => {
    requests.push({ url: String(url), init })
    return answer()
  })
  return { client, session, requests, kept }
}
const json = (value: unknown, status = 200, headers = {}) => new Response(JSON.stringify(value), { status, headers })
const refusal = { status: 'error', reasons: [{ name: 'origins.1', description: 'This is empty.' }] }

describe('createClient', () => {
  it('fills path and query, carries the session, never a cookie', async () => {
    const { client, session, requests } = fixture(() => json({ data: [], count: 0 }))
    session.begin('abc')
    await client.call('listWallets', { query: { search: 'a&b', page: undefined } })
    expect(requests[0]?.url).toBe('http://server.example/admin/wallets?search=a%26b')
    expect(requests[0]?.init).toMatchObject({ credentials: 'omit', headers: { authorization: 'Bearer abc' } })
    await client.call('moveWallet', { path: { id: '../x' }, body: { before: null } }).catch(() => undefined)
    expect(requests[1]?.url).toBe('http://server.example/admin/wallets/..%2Fx/place')
  })

  it('a session that the server does not know ends, unless a newer one has begun', async () => {
    const { client, session, kept } = fixture(() => json(refusal, 401))
    session.begin('old')
    const asked = client.call('listProjects', {})
    session.begin('new')
    await expect(asked).rejects.toMatchObject({ kind: 'session' })
    expect(session.token()).toBe('new')
    await expect(client.call('listProjects', {})).rejects.toMatchObject({ kind: 'session' })
    expect([session.token(), kept.size]).toEqual([undefined, 0])
  })

  it('a wrong key is a refusal, not an ended session', async () => {
    const { client } = fixture(() => json(refusal, 401))
    await expect(client.call('logIn', { body: { key: 'x' } })).rejects.toMatchObject({ kind: 'refused' })
  })

  it.each([
    [() => json(refusal, 400), 'refused', 'This is empty.'],
    [() => json(refusal, 429, { 'retry-after': '7' }), 'limited', 'Try again in 7 s.'],
    [() => json({}, 500), 'failed', 'could not do this'],
    [() => new Response('<html>', { status: 404 }), 'malformed', 'not one of a Portico server'],
    [() => new Response('<html>'), 'malformed', 'not one of a Portico server'],
    [() => json({ data: [{ id: 1 }] }), 'malformed', 'not one of a Portico server'],
    [() => Promise.reject(new TypeError('refused')), 'unreachable', 'cannot be reached'],
  ])('fails with words, case %#', async (answer, kind, words) => {
    const error: unknown = await fixture(answer)
      .client.call('listProjects', {})
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind })
    expect(errorText(error)).toContain(words)
  })
})

describe('createSession', () => {
  it('works where storage is blocked, for as long as the page lives', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const session = createSession({ getItem: blocked, setItem: blocked, removeItem: blocked })
    expect(session.token()).toBeUndefined()
    session.begin('abc')
    expect(session.token()).toBe('abc')
    session.end('abc')
    expect(session.token()).toBeUndefined()
  })
})
