import { nodeEnv } from '../env.js'
import { signInLimits } from './limits.js'
import type { Nonces } from './nonces.js'

/** A new nonce, 128 bits of chance, good for one sign-in within ten minutes. */
export async function issueNonce(nonces: Nonces, options: { now?: () => number } = {}): Promise<string> {
  const env = nodeEnv()
  const nonce = env.randomHex(signInLimits.nonceBytes)
  await nonces.add(nonce, (options.now ?? env.now)() + signInLimits.nonceLife)
  return nonce
}
