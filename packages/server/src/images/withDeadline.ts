import type { ServerEnv } from '../env.js'
import { RefusedFetchError } from './RefusedFetchError.js'

/** Runs something that ends by itself or by the signal: after so long, or when the one around it ends. */
export async function withDeadline<Result>(
  env: ServerEnv,
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const signal = outer ? AbortSignal.any([outer, controller.signal]) : controller.signal
  const timer = env.setTimeout(() => controller.abort(new RefusedFetchError('time')), ms)
  const ended = new Promise<never>((_, reject) => {
    const refuse = () => reject(signal.reason)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
  try {
    return await Promise.race([run(signal), ended])
  } finally {
    env.clearTimeout(timer)
    // Whoever lost the race and still holds the signal (a socket, a look-up) is let go of.
    controller.abort()
    ended.catch(() => {})
  }
}
