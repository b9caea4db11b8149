import { fromBase64Url } from '@portico/wire/relay'
import type { Primitives } from './primitives.js'

/** Web Crypto takes private keys wrapped (RFC 8410): this much, the curve's number, and the 32 bytes. */
const objectIds = /* @__PURE__ */ Object.freeze({ X25519: 0x6e, Ed25519: 0x70 })
type CurveName = keyof typeof objectIds

export function subtlePrimitives(subtle: SubtleCrypto): Primitives {
  function importSecret(name: CurveName, secret: Uint8Array, usage: KeyUsage): Promise<CryptoKey> {
    const head = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, objectIds[name], 4, 0x22, 4, 0x20]
    return subtle.importKey('pkcs8', Uint8Array.from([...head, ...secret]), { name }, true, [usage])
  }

  async function publicKey(name: CurveName, secret: Uint8Array, usage: KeyUsage): Promise<Uint8Array> {
    const { x } = await subtle.exportKey('jwk', await importSecret(name, secret, usage))
    return fromBase64Url(x ?? '') ?? new Uint8Array()
  }

  return {
    sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))),
    async deriveKey(shared) {
      const none = new Uint8Array()
      const key = await subtle.importKey('raw', Uint8Array.from(shared), 'HKDF', false, ['deriveBits'])
      return new Uint8Array(
        await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: none, info: none }, key, 256),
      )
    },
    agreementKey: (secret) => publicKey('X25519', secret, 'deriveBits'),
    async agree(secret, peerKey) {
      const [own, peer] = await Promise.all([
        importSecret('X25519', secret, 'deriveBits'),
        subtle.importKey('raw', Uint8Array.from(peerKey), { name: 'X25519' }, false, []),
      ])
      return new Uint8Array(await subtle.deriveBits({ name: 'X25519', public: peer }, own, 256))
    },
    signingKey: (seed) => publicKey('Ed25519', seed, 'sign'),
    async sign(seed, message) {
      const key = await importSecret('Ed25519', seed, 'sign')
      return new Uint8Array(await subtle.sign({ name: 'Ed25519' }, key, Uint8Array.from(message)))
    },
  }
}
