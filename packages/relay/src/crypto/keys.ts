import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { RelayEnv } from '../env.js'
import { RelayError } from '../RelayError.js'

/** X25519, lower-case hex. */
export type KeyPair = { readonly privateKey: string; readonly publicKey: string }

export function createKeyPair(env: Pick<RelayEnv, 'randomBytes'>): KeyPair {
  const secret = env.randomBytes(32)
  return { privateKey: bytesToHex(secret), publicKey: bytesToHex(x25519.getPublicKey(secret)) }
}

/** The key both ends come to. A public key of small order would lead to a secret that everybody knows: refused. */
export function agreeOnKey(privateKey: string, peerPublicKey: string): string {
  let shared: Uint8Array
  try {
    shared = x25519.getSharedSecret(hexToBytes(privateKey), hexToBytes(peerPublicKey))
  } catch (cause) {
    throw new RelayError('relay/key-agreement', { cause })
  }
  if (shared.every((byte) => byte === 0)) throw new RelayError('relay/key-agreement')
  return bytesToHex(hkdf(sha256, shared, undefined, undefined, 32))
}

/** The relay sees this much of a key and no more. */
export function topicOf(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)))
}
