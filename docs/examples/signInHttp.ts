import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { createMemoryNonces, issueNonce, verifySignIn } from '@portico/server/siwx'

const cookie = (name: string, value: string) => `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=Strict`

/** `GET /nonce`, `POST /sign-in`, `GET /me`, without a framework. `domain` is the host of your own pages. */
export function createSite(domain: string): Server {
  const nonces = createMemoryNonces()
  const accounts = new Map<string, string>()
  return createServer(async (request, response) => {
    const { method, url, headers } = request
    const read = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(headers.cookie ?? '')?.[1]
    if (url === '/nonce') {
      const nonce = await issueNonce(nonces)
      return response.setHeader('set-cookie', cookie('nonce', nonce)).end(nonce)
    }
    if (method === 'POST' && url === '/sign-in') {
      const { message, signature } = Object(await json(request).catch(() => undefined))
      const signIn = await verifySignIn({ message, signature, domain, nonces, nonce: read('nonce') ?? '' })
      if (!signIn.isValid) return response.writeHead(401).end(signIn.code)
      const session = randomUUID()
      accounts.set(session, signIn.account)
      return response.setHeader('set-cookie', cookie('session', session)).end(signIn.account)
    }
    const account = accounts.get(read('session') ?? '')
    return response.writeHead(account ? 200 : 401).end(account)
  })
}
