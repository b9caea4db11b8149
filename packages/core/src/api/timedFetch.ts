import { serverLimits } from '../config/serverLimits.js'
import type { PorticoContext } from '../context.js'

export type TimedResponse = {
  readonly response?: Response | undefined
  /** The body, read whole. */
  readonly text?: string | undefined
  readonly cause?: unknown
  /** The time for an answer was over. */
  readonly isLate?: boolean | undefined
}

/** One request that ends after 10 s at the latest, or when a signal says so; never rejects. */
export async function timedFetch(
  ctx: PorticoContext,
  url: string,
  init: RequestInit,
  signals: readonly (AbortSignal | undefined)[],
): Promise<TimedResponse> {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  let isLate = false
  const cancel = ctx.after(serverLimits.apiTimeout, () => {
    isLate = true
    abort()
  })
  for (const signal of signals) {
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
  }
  const aborted = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
  )
  try {
    // A `fetch` of the host's may not know about signals: the wait ends all the same.
    const response = await Promise.race([ctx.env.fetch(url, { ...init, signal: controller.signal }), aborted])
    return { response, text: await Promise.race([response.text(), aborted]) }
  } catch (cause) {
    return { cause, isLate }
  } finally {
    cancel()
    for (const signal of signals) signal?.removeEventListener('abort', abort)
  }
}
