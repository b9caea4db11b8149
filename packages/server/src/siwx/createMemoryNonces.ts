import { nodeEnv } from '../env.js'
import type { Nonces } from './nonces.js'

const defaultLimit = 100_000

/** Nonces of one process. Several processes need a store that they share. When it is full the oldest go first. */
export function createMemoryNonces(options: { now?: () => number; limit?: number } = {}): Nonces {
  const { now = nodeEnv().now, limit = defaultLimit } = options
  const waiting = new Map<string, number>()
  return {
    async add(nonce, expiresAt) {
      // In the order in which they came, which is nearly that in which they expire.
      for (const [old, end] of waiting) {
        if (end > now() && waiting.size < limit) break
        waiting.delete(old)
      }
      waiting.set(nonce, expiresAt)
    },
    async use(nonce) {
      const end = waiting.get(nonce)
      waiting.delete(nonce)
      return end !== undefined && end > now()
    },
  }
}
