import { relayCloseCodes } from '@portico/wire/relay'
import { limits } from '../limits.js'

/**
 * How long to wait before the next connection, in milliseconds. `chance` is 0 to 1: clients that lost a relay together
 * must not come back together.
 */
export function retryDelay(close: { code: number; failures: number; livedMs: number; chance: number }): number {
  const { code, failures, livedMs, chance } = close
  const grown = Math.min(limits.maxRetryMs, limits.retryMs * 2 ** Math.min(failures, 10))
  const spread = (ms: number) => Math.round(ms * (0.5 + chance / 2))
  if (code === relayCloseCodes.tryAgainLater) return spread(Math.max(limits.busyRetryMs, grown) * 2)
  if (livedMs < limits.stableMs) return spread(grown)
  if (code === relayCloseCodes.stale || code === relayCloseCodes.move) return 0
  return Math.round(limits.retryMs * chance)
}
