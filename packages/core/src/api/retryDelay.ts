import { readRetryAfter } from '@portico/wire/headers'
import { serverLimits } from '../config/serverLimits.js'

const transient: readonly number[] = /* @__PURE__ */ Object.freeze([408, 429, 500, 502, 503, 504])

/** How long to wait before asking again; undefined when asking again is of no use, or would take too long. */
export function retryDelay(status: number, retryAfter: string | null, now: number): number | undefined {
  if (!transient.includes(status)) return undefined
  const requested = status === 429 || status === 503 ? (readRetryAfter(retryAfter, now) ?? 0) : 0
  return requested > serverLimits.apiRetryWait ? undefined : Math.max(requested, serverLimits.apiRetryDelay)
}
