import { type Nonces, verifySignIn } from '@portico/server/siwx'

/** `app/sign-in/route.ts` of Next, and of everything else that answers a `Request` with a `Response`. */
export function createPost(site: {
  readonly domain: string
  /** Shared by all processes: a table or a cache with a `use` that removes what it finds. */
  readonly nonces: Nonces
  /** Keeps who signed in; answers the `Set-Cookie` of your session. */
  openSession(account: string): Promise<string>
}): (request: Request) => Promise<Response> {
  return async (request) => {
    const { message, signature } = Object(await request.json().catch(() => undefined))
    const nonce = /(?:^|; )nonce=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
    const signIn = await verifySignIn({ message, signature, nonce, domain: site.domain, nonces: site.nonces })
    if (!signIn.isValid) return Response.json({ code: signIn.code }, { status: 401 })
    const cookie = await site.openSession(signIn.account)
    return Response.json({ account: signIn.account }, { headers: { 'set-cookie': cookie } })
  }
}
