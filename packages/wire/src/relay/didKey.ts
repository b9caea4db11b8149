import { fromBase58, toBase58 } from './base58.js'

const prefix = 'did:key:z'
/** Multicodec's header of an Ed25519 public key. */
const header = /* @__PURE__ */ Object.freeze([0xed, 0x01])
const keyLength = 32

export function formatDidKey(publicKey: Uint8Array): string {
  return prefix + toBase58(Uint8Array.from([...header, ...publicKey]))
}

/** The Ed25519 key that a did:key names, or undefined. */
export function parseDidKey(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || !value.startsWith(prefix)) return undefined
  const bytes = fromBase58(value.slice(prefix.length))
  if (bytes?.length !== header.length + keyLength || header.some((byte, at) => bytes[at] !== byte)) return undefined
  return bytes.subarray(header.length)
}
