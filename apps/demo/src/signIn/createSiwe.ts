import type { SIWEConfig, SIWESession } from '@portico/core/siwx'
import { parseMessage } from '@portico/siwx'

const key = 'demo-siwe'

/** What a site with the older interface passes. Its back end is played by this page: nothing like this protects anything. */
export function createSiwe(): SIWEConfig {
  return {
    getNonce: async () => createNonce(),
    getMessageParams: async () => ({
      domain: location.host,
      uri: location.origin,
      chains: [31337, 31338],
      statement: 'Sign in to the playground, the older way.',
      iat: new Date().toISOString(),
    }),
    createMessage: ({ domain, address, statement, uri, version, chainId, nonce, iat }) =>
      [
        `${domain} wants you to sign in with your Ethereum account:`,
        address.split(':').at(-1),
        '',
        statement,
        '',
        `URI: ${uri}`,
        `Version: ${version}`,
        `Chain ID: ${chainId}`,
        `Nonce: ${nonce}`,
        `Issued At: ${iat}`,
      ].join('\n'),
    async verifyMessage({ message, signature }) {
      const { verifySignature } = await import('@portico/siwx/verify')
      const data = parseMessage(message)
      if (!data || !(await verifySignature({ ...data, message, signature }))) return false
      const session: SIWESession = { address: data.accountAddress, chainId: Number(data.chainId.split(':')[1]) }
      sessionStorage.setItem(key, JSON.stringify(session))
      return true
    },
    // Written by this page alone.
    getSession: async () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as SIWESession | null,
    async signOut() {
      sessionStorage.removeItem(key)
      return true
    },
    required: false,
  }
}

/** The playground is also opened from a phone, by http://192.168.…, where `crypto.randomUUID` is missing. */
function createNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
