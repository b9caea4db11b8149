import { adminLimits } from '../adminLimits.js'

export type AttemptLimit = {
  /** Milliseconds to wait; 0 when the attempt may go ahead, which counts it. */
  try(address: string, now: number): number
}

/** A sliding window of attempts per address, bounded in memory: the address that was quiet longest is forgotten first. */
export function createAttemptLimit({ count, within, addresses } = adminLimits.attempts): AttemptLimit {
  const attempts = new Map<string, readonly number[]>()
  return {
    try(address, now) {
      const recent = (attempts.get(address) ?? []).filter((at) => at > now - within)
      const [oldest] = recent
      if (oldest !== undefined && recent.length >= count) return oldest + within - now
      attempts.delete(address)
      attempts.set(address, [...recent, now])
      const [quietest] = attempts.keys()
      if (attempts.size > addresses && quietest !== undefined) attempts.delete(quietest)
      return 0
    },
  }
}
