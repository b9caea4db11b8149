import type { Log } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { reasonOf } from '../middleware/errorResponse.js'

export type Jobs = {
  /** Runs now and again after so many milliseconds, never two at a time. A failure is logged and tried again next time. */
  every(name: string, ms: number, run: () => Promise<unknown>): void
  /** Ends all, after what is running. */
  stop(): Promise<void>
}

/** What the server does by the clock. */
export function createJobs(env: ServerEnv, log: Log): Jobs {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let hasStopped = false

  const start = (name: string, ms: number, run: () => Promise<unknown>): void => {
    if (hasStopped) return
    const work = run().then(
      () => undefined,
      (error: unknown) => log('warn', 'job.failed', { route: name, reason: reasonOf(error) }),
    )
    running.add(work)
    void work.then(() => {
      running.delete(work)
      if (hasStopped) return
      const timer = env.setTimeout(() => {
        timers.delete(timer)
        start(name, ms, run)
      }, ms)
      timers.add(timer)
    })
  }

  return {
    every: start,
    async stop() {
      hasStopped = true
      for (const timer of timers) env.clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
