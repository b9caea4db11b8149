import type { SIWEConfig } from '@portico/core/siwx'
import { formatMessage } from '@portico/siwx'

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

/** Goes into `siweConfig`. Each part is answered by the site's own back end. */
export const siweConfig: SIWEConfig = {
  getNonce: async () => (await fetch('/nonce')).text(),
  getMessageParams: async () => ({
    domain: location.host,
    uri: location.origin,
    chains: [1],
    iat: new Date().toISOString(),
  }),
  // `address` is did:pkh:eip155:1:0x…
  createMessage: ({ domain, uri, nonce, version, chainId, address, iat }) =>
    formatMessage({
      accountAddress: address.split(':').at(-1) ?? '',
      chainId: `eip155:${chainId}`,
      domain,
      uri,
      version,
      nonce,
      issuedAt: iat,
    }),
  verifyMessage: async (signed) => (await post('/sign-in', signed)).ok,
  getSession: async () => (await fetch('/me')).json(),
  signOut: async () => (await post('/sign-out', {})).ok,
}
