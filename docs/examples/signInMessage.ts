import { formatMessage } from '@portico/siwx'
import { toChecksumAddress, verifyMessage } from '@portico/siwx/verify'

/** In the page: the text for the wallet to sign. `nonce` comes from your server. */
export function writeMessage(page: { host: string; href: string }, address: string, nonce: string): string {
  return formatMessage({
    domain: page.host,
    uri: page.href,
    accountAddress: toChecksumAddress(address),
    chainId: 'eip155:1',
    version: '1',
    nonce,
    statement: 'Sign in to the shop.',
    issuedAt: new Date().toISOString(),
  })
}

/** At the server: who signed it, or undefined. */
export async function readSigner(message: string, signature: string, nonce: string): Promise<string | undefined> {
  const expected = { domain: 'shop.example', nonce, now: Date.now() }
  const verdict = await verifyMessage({ message, signature, expected })
  return verdict.isValid ? verdict.data.accountAddress : undefined
}
