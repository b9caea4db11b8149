import { bytesToHex } from '@noble/ciphers/utils.js'
import { formatPairingUri } from '@portico/wire/relay'
import { topicOf } from '../crypto/keys.js'
import { limits } from '../limits.js'
import { pairingExpiresAt, toSeconds } from '../session/expiry.js'
import type { DappContext } from './context.js'

export type Pairing = {
  /** For a QR code or a deep link. It holds a key: not for logs. */
  readonly uri: string
  readonly topic: string
  /** Milliseconds. */
  readonly expiresAt: number
}

/** A new link for one wallet. Needs no network; the proposal does. */
export async function pair(
  ctx: DappContext,
  { methods = [] }: { methods?: readonly string[] | undefined } = {},
): Promise<Pairing> {
  const { env, pairings } = ctx.peer
  const symKey = bytesToHex(env.randomBytes(32))
  const topic = await topicOf(await ctx.peer.primitives(), symKey)
  const expiresAt = pairingExpiresAt(env.now())
  pairings.put({ topic, symKey, expiry: toSeconds(expiresAt) })
  ctx.sweep.schedule()
  const expiryTimestamp = toSeconds(env.now()) + limits.uriSeconds
  return { uri: formatPairingUri({ topic, symKey, methods, expiryTimestamp }), topic, expiresAt }
}
