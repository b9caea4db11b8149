import { randomUUID } from 'node:crypto'
import { createMemoryNonces, issueNonce, verifySignIn } from '@portico/server/siwx'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const safe = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const

/** The same with Hono, and with a node, so that accounts that are contracts can sign in too. */
export function createSignIn(domain: string, rpcUrls: Record<string, string>): Hono {
  const nonces = createMemoryNonces()
  const accounts = new Map<string, string>()
  const app = new Hono()
  app.get('/nonce', async (context) => {
    const nonce = await issueNonce(nonces)
    setCookie(context, 'nonce', nonce, safe)
    return context.text(nonce)
  })
  app.post('/sign-in', async (context) => {
    const { message, signature } = Object(await context.req.json().catch(() => undefined))
    const nonce = getCookie(context, 'nonce') ?? ''
    const signIn = await verifySignIn({ message, signature, domain, nonces, nonce, rpcUrls })
    if (!signIn.isValid) return context.text(signIn.code, 401)
    const session = randomUUID()
    accounts.set(session, signIn.account)
    setCookie(context, 'session', session, safe)
    return context.text(signIn.account)
  })
  app.get('/me', (context) => {
    const account = accounts.get(getCookie(context, 'session') ?? '')
    return account ? context.text(account) : context.text('', 401)
  })
  return app
}
