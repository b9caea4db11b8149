import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { encodeRelayJwt, formatDidKey, type RelayJwtClaims } from '@portico/wire/relay'

export type TokenKeys = { readonly publicKey: KeyObject; readonly privateKey: KeyObject }

export const createTokenKeys = (): TokenKeys => generateKeyPairSync('ed25519')

/** A token as clients sign it; claims can be wrong, and so can the key. */
export function relayToken(
  audience: string,
  {
    keys = createTokenKeys(),
    claims = {},
    signer = keys.privateKey,
    now = Date.now(),
  }: { keys?: TokenKeys; claims?: Partial<RelayJwtClaims>; signer?: KeyObject; now?: number } = {},
): string {
  const raw = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const iat = Math.floor(now / 1_000)
  const body = { iss: formatDidKey(raw), sub: randomBytes(32).toString('hex'), aud: audience, iat, exp: iat + 86_400 }
  return encodeRelayJwt({ ...body, ...claims }, (message) => sign(null, message, signer))
}
