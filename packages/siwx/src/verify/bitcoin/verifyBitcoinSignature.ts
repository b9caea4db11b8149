import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { fromBase64 } from '@portico/wire/relay'
import type { SignatureKind, Signed } from '../signed.js'
import { segwitDigest, taprootDigest } from './bip322.js'
import { areEqual, hash160 } from './bytes.js'
import { type BitcoinAddress, readAddress } from './readAddress.js'
import { readWitness } from './readWitness.js'
import { isCompactSignature, verifyCompactSignature } from './verifyCompactSignature.js'

const signatureLimit = 1_024
const sighashAll = 1

/** BIP-322 "simple" for P2WPKH, P2SH-P2WPKH and P2TR; the older signatures of BIP-137 for what hashes a key. */
export function verifyBitcoinSignature(signed: Signed): SignatureKind | undefined {
  const address = readAddress(signed.accountAddress, signed.chainId.slice('bip122:'.length))
  const bytes = signed.signature.length > signatureLimit ? undefined : readSignature(signed.signature)
  if (!address || !bytes) return undefined
  if (isCompactSignature(bytes)) return verifyCompactSignature(signed.message, bytes, address) ? 'bip137' : undefined
  const witness = readWitness(bytes)
  try {
    return witness && verifyWitness(signed.message, witness, address) ? 'bip322' : undefined
  } catch {
    return undefined // numbers that no signature or key has
  }
}

/** Base64 as BIP-137 and BIP-322 have it; over the relay wallets send hexadecimal. No signature in base64 has digits of it alone. */
function readSignature(text: string): Uint8Array | undefined {
  return /^(?:[0-9a-fA-F]{2})+$/.test(text) ? hexToBytes(text) : fromBase64(text)
}

function verifyWitness(message: string, witness: readonly Uint8Array[], address: BitcoinAddress): boolean {
  const [signature, key] = witness
  if (!signature) return false
  if (address.kind === 'p2tr') {
    // With 65 bytes the last says what was signed; "all" is the only thing that is signed here.
    const hasType = signature.length === 65
    if (witness.length !== 1 || (signature.length !== 64 && !(hasType && signature[64] === sighashAll))) return false
    const digest = taprootDigest(message, address.script, hasType ? sighashAll : 0)
    return schnorr.verify(signature.subarray(0, 64), digest, address.program)
  }
  if (witness.length !== 2 || key?.length !== 33 || signature.at(-1) !== sighashAll) return false
  const keyHash = hash160(key)
  const expected =
    address.kind === 'p2wpkh'
      ? keyHash
      : address.kind === 'p2sh' && hash160(concatBytes(Uint8Array.of(0x00, 0x14), keyHash))
  if (!expected || !areEqual(expected, address.program)) return false
  const digest = segwitDigest(message, address.script, keyHash)
  return secp256k1.verify(signature.subarray(0, -1), digest, key, { prehash: false, format: 'der' })
}
