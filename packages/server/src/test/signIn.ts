import { formatMessage, type MessageData } from '@portico/siwx'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { type TestServer, testOrigin } from './testServer.js'

export const visitor: PrivateKeyAccount = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
export type Nonce = { readonly nonce: string; readonly token: string }

export async function askNonce(server: TestServer, headers: Record<string, string> = {}): Promise<Nonce> {
  const response = await server.request('/auth/v1/nonce', { headers })
  return (await response.json()) as Nonce // checked by a test of its own
}

/** The message of a page of the test project, with changes. */
export function messageFor(server: TestServer, nonce: string, change: Partial<MessageData> = {}): MessageData {
  return {
    domain: new URL(testOrigin).host,
    accountAddress: visitor.address,
    chainId: 'eip155:31337',
    uri: `${testOrigin}/cart`,
    version: '1',
    nonce,
    statement: 'Sign in to the shop.',
    issuedAt: new Date(server.env.now()).toISOString(),
    expirationTime: new Date(server.env.now() + 600_000).toISOString(),
    ...change,
  }
}

export type SignInRequest = {
  readonly message: string
  readonly signature: string
  readonly token: string
  readonly data?: unknown
  readonly headers?: Record<string, string>
}

export async function sendSignIn(server: TestServer, request: SignInRequest): Promise<Response> {
  const { message, signature, token, data, headers } = request
  return server.request('/auth/v1/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-nonce-jwt': `Bearer ${token}`, ...headers },
    body: JSON.stringify({ message, signature, ...(data === undefined ? {} : { data }) }),
  })
}

/** Nonce, message, signature, session: all that a page does. */
export async function signIn(server: TestServer, change: Partial<MessageData> = {}): Promise<Response> {
  const { nonce, token } = await askNonce(server)
  const message = formatMessage(messageFor(server, nonce, change))
  return sendSignIn(server, { message, signature: await visitor.signMessage({ message }), token })
}

/** What a browser would send back. */
export function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The code of a refusal, or the status of an answer. */
export async function outcomeOf(response: Response): Promise<string | number> {
  if (response.ok) return response.status
  const { reasons } = (await response.json()) as { reasons: { name: string }[] } // the shape of every refusal
  return reasons[0]?.name ?? response.status
}
