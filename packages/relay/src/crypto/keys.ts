import { bytesToHex, hexToBytes } from '@noble/ciphers/utils.js'
import type { RelayEnv } from '../env.js'
import { RelayError } from '../RelayError.js'
import type { Primitives } from './primitives.js'

/** X25519, lower-case hex. */
export type KeyPair = { readonly privateKey: string; readonly publicKey: string }

export async function createKeyPair(env: Pick<RelayEnv, 'randomBytes'>, primitives: Primitives): Promise<KeyPair> {
  const secret = env.randomBytes(32)
  return { privateKey: bytesToHex(secret), publicKey: bytesToHex(await primitives.agreementKey(secret)) }
}

/** The shared key. A public key of small order is refused: its secret would be predictable. */
export async function agreeOnKey(primitives: Primitives, privateKey: string, peerPublicKey: string): Promise<string> {
  let shared: Uint8Array
  try {
    shared = await primitives.agree(hexToBytes(privateKey), hexToBytes(peerPublicKey))
  } catch (cause) {
    throw new RelayError('relay/key-agreement', { cause })
  }
  if (shared.every((byte) => byte === 0)) throw new RelayError('relay/key-agreement')
  return bytesToHex(await primitives.deriveKey(shared))
}

/** The relay sees this much of a key and no more. */
export async function topicOf(primitives: Primitives, key: string): Promise<string> {
  return bytesToHex(await primitives.sha256(hexToBytes(key)))
}
