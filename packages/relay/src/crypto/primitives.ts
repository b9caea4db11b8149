import type { RelayEnv } from '../env.js'
import { subtlePrimitives } from './subtlePrimitives.js'

/** The protocol's primitives besides its cipher. Secrets are 32 bytes. */
export type Primitives = {
  sha256(bytes: Uint8Array): Promise<Uint8Array>
  /** HKDF-SHA256 without salt and info, 32 bytes. */
  deriveKey(shared: Uint8Array): Promise<Uint8Array>
  /** X25519. */
  agreementKey(secret: Uint8Array): Promise<Uint8Array>
  /** Rejects a public key that leads to a secret of zeros. */
  agree(secret: Uint8Array, publicKey: Uint8Array): Promise<Uint8Array>
  /** Ed25519. */
  signingKey(seed: Uint8Array): Promise<Uint8Array>
  sign(seed: Uint8Array, message: Uint8Array): Promise<Uint8Array>
}

/** The test vector of RFC 7748, 6.1: a platform that derives another key is not used. */
const knownSecret = /* @__PURE__ */ Object.freeze([
  0x77, 0x07, 0x6d, 0x0a, 0x73, 0x18, 0xa5, 0x7d, 0x3c, 0x16, 0xc1, 0x72, 0x51, 0xb2, 0x66, 0x45, 0xdf, 0x4c, 0x2f,
  0x87, 0xeb, 0xc0, 0x99, 0x2a, 0xb1, 0x77, 0xfb, 0xa5, 0x1d, 0xb9, 0x2c, 0x2a,
])
const knownPublicKey = '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a'

/**
 * The platform's own where it has them: faster, and 16 kB less to load. Elsewhere (older browsers, pages without TLS) the
 * same from @noble/curves and @noble/hashes.
 */
export async function loadPrimitives(env: Pick<RelayEnv, 'subtle'>): Promise<Primitives> {
  const subtle = env.subtle()
  if (subtle) {
    const primitives = subtlePrimitives(subtle)
    const secret = Uint8Array.from(knownSecret)
    try {
      const [key] = await Promise.all([primitives.agreementKey(secret), primitives.sign(secret, secret)])
      if ([...key].map((byte) => byte.toString(16).padStart(2, '0')).join('') === knownPublicKey) return primitives
    } catch {
      // the platform does not know these curves
    }
  }
  const { noblePrimitives } = await import('./noblePrimitives.js')
  return noblePrimitives()
}
