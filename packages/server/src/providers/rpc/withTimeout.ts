import type { ServerEnv } from '../../env.js'

/** Runs with a signal that ends after `ms`, so that nobody waits longer for somebody else's machine. */
export async function withTimeout<Result>(
  env: Pick<ServerEnv, 'setTimeout' | 'clearTimeout'>,
  ms: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = env.setTimeout(() => controller.abort(), ms)
  try {
    return await run(controller.signal)
  } finally {
    env.clearTimeout(timer)
  }
}
