import { bytesToHex, hexToBytes } from '@noble/ciphers/utils.js'
import { encodeRelayJwt, formatDidKey, relayJwtLifetime } from '@portico/wire/relay'
import type { RelayEnv } from '../env.js'
import type { Primitives } from './primitives.js'

/** Who we are to the relay: a key of this browser, not of the visitor. */
export type Identity = { readonly clientId: string; token(audience: string): Promise<string> }

/** The kept one, or a new one. */
export async function loadIdentity(env: RelayEnv, primitives: Primitives, key: string): Promise<Identity> {
  const kept = await readKept(env, key)
  const secret = kept ?? env.randomBytes(32)
  if (!kept) await keep(env, key, bytesToHex(secret))
  const clientId = formatDidKey(await primitives.signingKey(secret))
  return {
    clientId,
    token(aud) {
      const iat = Math.floor(env.now() / 1000)
      const sub = bytesToHex(env.randomBytes(32))
      return encodeRelayJwt({ iss: clientId, sub, aud, iat, exp: iat + relayJwtLifetime }, (message) =>
        primitives.sign(secret, message),
      )
    },
  }
}

async function readKept(env: RelayEnv, key: string): Promise<Uint8Array | undefined> {
  try {
    const kept = await env.storage.get(key)
    return kept && /^[0-9a-f]{64}$/.test(kept) ? hexToBytes(kept) : undefined
  } catch (error) {
    env.log('warn', 'Unable to read the relay identity', error)
    return undefined
  }
}

async function keep(env: RelayEnv, key: string, secret: string): Promise<void> {
  try {
    await env.storage.set(key, secret)
  } catch (error) {
    env.log('warn', 'Unable to keep the relay identity', error)
  }
}
