import type { PorticoOptions } from '@portico/core'
import { hostedSiwx, type SIWESession, unverifiedSiwx } from '@portico/core/siwx'
import { formatMessage, parseMessage } from '@portico/siwx'
import { verifySignature } from '@portico/siwx/verify'

export type SignInChoice = 'required' | 'optional' | 'unverified' | 'siwe'

const statement = 'Sign in to the host page.'

/** How the page's kit signs visitors in. */
export function signInOptions(choice: SignInChoice | undefined): Pick<PorticoOptions, 'siwx' | 'siweConfig'> {
  switch (choice) {
    case 'required':
      return { siwx: hostedSiwx({ statement }) }
    case 'optional':
      return { siwx: hostedSiwx({ statement, required: false }) }
    case 'unverified':
      return { siwx: unverifiedSiwx({ statement }) }
    case 'siwe':
      return { siweConfig: siweConfig() }
    default:
      return {}
  }
}

/** A back end of the older kind, played by the page. */
function siweConfig(): NonNullable<PorticoOptions['siweConfig']> {
  let session: SIWESession | null = null
  return {
    getNonce: async () => crypto.randomUUID().replaceAll('-', ''),
    getMessageParams: async () => ({ domain: location.host, uri: location.origin, chains: [1], statement }),
    createMessage: ({ domain, uri, nonce, version, chainId, address }) =>
      formatMessage({
        accountAddress: address.split(':').at(-1) ?? '',
        chainId: `eip155:${chainId}`,
        domain,
        uri,
        version,
        nonce,
        statement,
        issuedAt: new Date().toISOString(),
      }),
    async verifyMessage({ message, signature }) {
      const data = parseMessage(message)
      if (!data || !(await verifySignature({ ...data, message, signature }))) return false
      session = { address: data.accountAddress, chainId: Number(data.chainId.split(':')[1]) }
      return true
    },
    getSession: async () => session,
    async signOut() {
      session = null
      return true
    },
  }
}
