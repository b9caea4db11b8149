import { createPublicKey, verify } from 'node:crypto'
import { unauthorized } from '@portico/wire/http'
import { checkRelayJwt } from '@portico/wire/relay'

/** What stands before the 32 bytes of an Ed25519 key in its standard encoding (RFC 8410). */
const spkiPrefix = '302a300506032b6570032100'

export type TokenResult = { readonly clientId: string } | { readonly refusal: string }

/** Whose token it is, or the words that refuse it (API-06). */
export function verifyRelayToken(token: string, now: number, isAudience: (audience: string) => boolean): TokenResult {
  const check = checkRelayJwt(token, { now, isAudience, verify: verifyEd25519 })
  if (check.isValid) return { clientId: check.clientId }
  if (check.problem === 'not-yet-valid') return { refusal: unauthorized.notYetValid }
  return { refusal: `JWT validation error: ${check.problem}` }
}

/** Node's own, which is faster than any JavaScript and checked by more people. */
function verifyEd25519(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  const der = Buffer.concat([Buffer.from(spkiPrefix, 'hex'), publicKey])
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature)
}
