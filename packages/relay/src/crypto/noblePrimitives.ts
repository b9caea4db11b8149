import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Primitives } from './primitives.js'

export function noblePrimitives(): Primitives {
  return {
    sha256: async (bytes) => sha256(bytes),
    deriveKey: async (shared) => hkdf(sha256, shared, undefined, undefined, 32),
    agreementKey: async (secret) => x25519.getPublicKey(secret),
    agree: async (secret, publicKey) => x25519.getSharedSecret(secret, publicKey),
    signingKey: async (seed) => ed25519.getPublicKey(seed),
    sign: async (seed, message) => ed25519.sign(message, seed),
  }
}
