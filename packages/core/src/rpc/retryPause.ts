import type { PostFailure } from './postCalls.js'
import { rpcLimits } from './rpcLimits.js'

/** How long to wait before all endpoints are tried again, or undefined when they should not be (API-05). */
export function retryPause(failures: readonly PostFailure[], attempt: number): number | undefined {
  const pauses = failures.flatMap((failure) => pauseOf(failure, attempt) ?? [])
  return pauses.length ? Math.min(...pauses) : undefined
}

function pauseOf({ kind, status, retryAfter }: PostFailure, attempt: number): number | undefined {
  if (kind === 'network') return attempt < rpcLimits.retries ? rpcLimits.retryDelay : undefined
  if (kind !== 'status' || !rpcLimits.retriedStatuses.includes(status ?? 0)) return undefined
  if (attempt >= rpcLimits.rpcRetries) return undefined
  const pause = retryAfter ?? rpcLimits.rpcRetryDelay * 2 ** attempt
  return pause <= rpcLimits.longestRetryAfter ? pause : undefined
}
