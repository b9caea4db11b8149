import { ed25519 } from '@noble/curves/ed25519.js'
import { checkRelayJwt, type RelayJwtCheck } from '@portico/wire/relay'

/** A relay's check of a client's token. `audiences` are the addresses the relay answers at. */
export function verifyRelayJwt(
  token: string,
  options: { readonly audiences: readonly string[]; readonly now: number },
): RelayJwtCheck {
  return checkRelayJwt(token, {
    now: options.now,
    isAudience: (audience) => options.audiences.includes(audience),
    // Strict: a key or a signature with more than one form would let one client have several names.
    verify: (signature, message, publicKey) => ed25519.verify(signature, message, publicKey, { zip215: false }),
  })
}
