import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase58 } from '@portico/wire/relay'
import type { SignatureKind, Signed } from './signed.js'

const keyBytes = 32
const signatureBytes = 64

/** On Solana the address is the key. */
export function verifySolanaSignature(signed: Signed): SignatureKind | undefined {
  const key = fromBase58(signed.accountAddress)
  const signature = fromBase58(signed.signature)
  if (key?.length !== keyBytes || signature?.length !== signatureBytes) return undefined
  try {
    // Strict, as RFC 8032 has it: points of small order, which sign anything, are refused.
    const isValid = ed25519.verify(signature, utf8ToBytes(signed.message), key, { zip215: false })
    return isValid ? 'ed25519' : undefined
  } catch {
    return undefined // no point of the curve
  }
}
