import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMemoryNonces, issueNonce } from '@portico/server/siwx'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it } from 'vitest'
import { createSignIn } from './signInHono.js'
import { createSite } from './signInHttp.js'
import { readSigner, writeMessage } from './signInMessage.js'
import { createPost } from './signInRoute.js'

const visitor = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const account = `eip155:1:${visitor.address}`
const page = { host: 'shop.example', href: 'https://shop.example/cart' }

type Ask = (path: string, init?: RequestInit) => Promise<Response>
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function overHttp(): Promise<Ask> {
  const server = createSite('shop.example')
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
}
const overHono = async (): Promise<Ask> => {
  const app = createSignIn('shop.example', {})
  return async (path, init) => app.request(path, init)
}
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const send = (ask: Ask, cookie: string, message: unknown, signature: unknown) =>
  ask('/sign-in', { method: 'POST', headers: { cookie }, body: JSON.stringify({ message, signature }) })

describe.each([
  ['plain node:http', overHttp],
  ['Hono', overHono],
] as const)('the example with %s', (_, start) => {
  it('signs in once, and remembers', async () => {
    const ask = await start()
    const asked = await ask('/nonce')
    const cookie = cookieOf(asked)
    const message = writeMessage(page, visitor.address.toLowerCase(), await asked.text())
    const signature = await visitor.signMessage({ message })
    const signedIn = await send(ask, cookie, message, signature)
    expect(await signedIn.text()).toBe(account)
    expect(signedIn.headers.get('set-cookie')).toMatch(/HttpOnly.*Secure.*SameSite=Strict/)
    expect(await (await ask('/me', { headers: { cookie: cookieOf(signedIn) } })).text()).toBe(account)
    expect((await ask('/me')).status).toBe(401)
    const replayed = await send(ask, cookie, message, signature)
    expect([replayed.status, await replayed.text()]).toEqual([401, 'auth/nonce'])
  })

  it('refuses what is for another site, from another browser, by another account, or nonsense', async () => {
    const ask = await start()
    const asked = await ask('/nonce')
    const [cookie, nonce] = [cookieOf(asked), await asked.text()]
    const codeOf = async (message: unknown, signature: unknown, with_ = cookie) =>
      (await send(ask, with_, message, signature)).text()
    const phished = writeMessage({ host: 'evil.example', href: 'https://evil.example/' }, visitor.address, nonce)
    expect(await codeOf(phished, await visitor.signMessage({ message: phished }))).toBe('auth/domain')
    const message = writeMessage(page, visitor.address, nonce)
    const signature = await visitor.signMessage({ message })
    expect(await codeOf(message, signature, '')).toBe('auth/nonce')
    expect(await codeOf(message, signature, cookieOf(await ask('/nonce')))).toBe('auth/nonce')
    expect(await codeOf(undefined, signature)).toBe('auth/message')
    expect(await codeOf({ toString: 1 }, 7)).toBe('auth/message')
    expect(await codeOf(message, `${signature.slice(0, -4)}0000`)).toBe('auth/signature')
    const nothing = await ask('/sign-in', { method: 'POST', headers: { cookie }, body: 'no JSON' })
    expect(await nothing.text()).toBe('auth/message')
  })
})

it('the example for route handlers', async () => {
  const nonces = createMemoryNonces()
  const openSession = async (who: string) => `session=${who.length}; HttpOnly`
  const post = createPost({ domain: 'shop.example', nonces, openSession })
  const nonce = await issueNonce(nonces)
  const message = writeMessage(page, visitor.address, nonce)
  const body = JSON.stringify({ message, signature: await visitor.signMessage({ message }) })
  const request = () =>
    new Request('https://shop.example/sign-in', { method: 'POST', body, headers: { cookie: `a=1; nonce=${nonce}` } })
  const answer = await post(request())
  expect([await answer.json(), answer.headers.get('set-cookie')]).toEqual([{ account }, 'session=51; HttpOnly'])
  expect(await (await post(request())).json()).toEqual({ code: 'auth/nonce' })
})

it('the example for both sides', async () => {
  const message = writeMessage(page, visitor.address, '0123456789abcdef')
  const signature = await visitor.signMessage({ message })
  expect(await readSigner(message, signature, '0123456789abcdef')).toBe(visitor.address)
  expect(await readSigner(message, signature, 'fedcba9876543210')).toBeUndefined()
})
