import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64.js'

/**
 * How a message lies on the relay, by its first byte. 0: both ends have the key. 1: the sender's public key comes along,
 * for the first message of a peer. 2: in the clear, for links between apps on one device, never for the relay.
 */
export type Envelope =
  | { readonly type: 0; readonly iv: Uint8Array; readonly sealed: Uint8Array }
  | { readonly type: 1; readonly publicKey: Uint8Array; readonly iv: Uint8Array; readonly sealed: Uint8Array }
  | { readonly type: 2; readonly message: Uint8Array }

const keyLength = 32
const ivLength = 12
const tagLength = 16

export function encodeEnvelope(envelope: Envelope): string {
  switch (envelope.type) {
    case 0:
      return toBase64(join([0], envelope.iv, envelope.sealed))
    case 1:
      return toBase64(join([1], envelope.publicKey, envelope.iv, envelope.sealed))
    case 2:
      return toBase64Url(join([2], envelope.message))
  }
}

/** Undefined for what is no envelope. Nothing is believed yet: only opening it proves who sealed it. */
export function decodeEnvelope(text: string): Envelope | undefined {
  const bytes = fromBase64(text)
  const type = bytes?.[0]
  if (bytes && type === 0 && bytes.length > 1 + ivLength + tagLength) return { type, ...split(bytes, 1) }
  if (bytes && type === 1 && bytes.length > 1 + keyLength + ivLength + tagLength)
    return { type, publicKey: bytes.subarray(1, 1 + keyLength), ...split(bytes, 1 + keyLength) }
  const open = fromBase64Url(text)
  return open?.[0] === 2 && open.length > 1 ? { type: 2, message: open.subarray(1) } : undefined
}

function split(bytes: Uint8Array, from: number): { iv: Uint8Array; sealed: Uint8Array } {
  return { iv: bytes.subarray(from, from + ivLength), sealed: bytes.subarray(from + ivLength) }
}

function join(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
