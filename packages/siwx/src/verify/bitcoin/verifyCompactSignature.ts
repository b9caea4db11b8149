import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { areEqual, hash160, sha256Twice, withLength } from './bytes.js'
import type { BitcoinAddress } from './readAddress.js'

const compactBytes = 65
const firstHeader = 27
const lastHeader = 42

/** BIP-137: a header that names the kind of address, then the two numbers. No witness begins with so large a count. */
export function isCompactSignature(bytes: Uint8Array): boolean {
  const [header = 0] = bytes
  return bytes.length === compactBytes && header >= firstHeader && header <= lastHeader
}

/** Wallets disagree about the header of segwit addresses, so the key decides: it must hash to the address. */
export function verifyCompactSignature(message: string, bytes: Uint8Array, address: BitcoinAddress): boolean {
  const header = (bytes[0] ?? 0) - firstHeader
  try {
    const text = withLength(utf8ToBytes(message))
    const digest = sha256Twice(concatBytes(withLength(utf8ToBytes('Bitcoin Signed Message:\n')), text))
    const recovered = concatBytes(Uint8Array.of(header & 3), bytes.subarray(1))
    const signature = secp256k1.Signature.fromBytes(recovered, 'recovered')
    const isCompressed = header >= 4
    const keyHash = hash160(signature.recoverPublicKey(digest).toBytes(isCompressed))
    const nested = hash160(concatBytes(Uint8Array.of(0x00, 0x14), keyHash))
    if (address.kind === 'p2pkh') return areEqual(keyHash, address.program)
    if (address.kind === 'p2tr' || !isCompressed) return false
    return areEqual(address.kind === 'p2sh' ? nested : keyHash, address.program)
  } catch {
    return false // numbers that no signature has
  }
}
