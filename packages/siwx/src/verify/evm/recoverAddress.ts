import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'

/** Whose key made the signature, in lower case. Only its one low form counts, with a recovery of 0, 1, 27 or 28. */
export function recoverAddress(digest: Uint8Array, signature: Uint8Array): string | undefined {
  const last = signature[64]
  if (signature.length !== 65 || last === undefined) return undefined
  const recovery = last >= 27 ? last - 27 : last
  if (recovery > 1) return undefined
  try {
    const bytes = concatBytes(Uint8Array.of(recovery), signature.subarray(0, 64))
    const parsed = secp256k1.Signature.fromBytes(bytes, 'recovered')
    if (parsed.hasHighS()) return undefined
    const key = parsed.recoverPublicKey(digest).toBytes(false)
    return `0x${bytesToHex(keccak_256(key.subarray(1)).subarray(12))}`
  } catch {
    return undefined // numbers that no signature has
  }
}
