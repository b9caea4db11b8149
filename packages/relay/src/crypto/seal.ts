import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { decodeEnvelope, encodeEnvelope, type PeerPayload, peerPayload, readJsonAs } from '@portico/wire/relay'
import type { RelayEnv } from '../env.js'

type Randomness = Pick<RelayEnv, 'randomBytes'>

/** For a peer who has the key. */
export function seal(env: Randomness, key: string, payload: PeerPayload): string {
  return encodeEnvelope({ type: 0, ...encrypt(env, key, payload) })
}

/** For a peer who has to work the key out from ours. */
export function sealWithPublicKey(env: Randomness, key: string, publicKey: string, payload: PeerPayload): string {
  return encodeEnvelope({ type: 1, publicKey: hexToBytes(publicKey), ...encrypt(env, key, payload) })
}

/** What was sealed with the key, or undefined: changed, cut, for somebody else, or in the clear. */
export function open(key: string, message: string): PeerPayload | undefined {
  const envelope = decodeEnvelope(message)
  return envelope?.type === 0 ? decrypt(key, envelope.iv, envelope.sealed) : undefined
}

/** The same for an envelope with the sender's public key; `keyFor` works the key out. */
export async function openWithPublicKey(
  keyFor: (publicKey: string) => Promise<string>,
  message: string,
): Promise<{ readonly publicKey: string; readonly payload: PeerPayload } | undefined> {
  const envelope = decodeEnvelope(message)
  if (envelope?.type !== 1) return undefined
  const publicKey = bytesToHex(envelope.publicKey)
  try {
    const payload = decrypt(await keyFor(publicKey), envelope.iv, envelope.sealed)
    return payload && { publicKey, payload }
  } catch {
    return undefined // a key of small order
  }
}

function encrypt(env: Randomness, key: string, payload: PeerPayload): { iv: Uint8Array; sealed: Uint8Array } {
  const iv = env.randomBytes(12)
  return { iv, sealed: chacha20poly1305(hexToBytes(key), iv).encrypt(utf8ToBytes(JSON.stringify(payload))) }
}

function decrypt(key: string, iv: Uint8Array, sealed: Uint8Array): PeerPayload | undefined {
  try {
    const text = chacha20poly1305(hexToBytes(key), iv).decrypt(sealed)
    return readJsonAs(peerPayload, new TextDecoder('utf-8', { fatal: true }).decode(text))
  } catch {
    return undefined // the tag does not fit
  }
}
