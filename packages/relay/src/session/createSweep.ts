import type { RelayEnv } from '../env.js'
import { limits } from '../limits.js'

/** Runs when the next thing falls due. */
export type Sweep = { schedule(): void; stop(): void }

/** `deadlines` are in seconds, as the protocol counts; `sweep` removes what is over. */
export function createSweep(env: RelayEnv, deadlines: () => readonly number[], sweep: () => void): Sweep {
  let timer: unknown

  function schedule(): void {
    stop()
    const all = deadlines()
    if (all.length === 0) return
    const next = Math.min(...all) * 1000 - env.now()
    timer = env.setTimeout(
      () => {
        sweep()
        schedule()
      },
      Math.min(limits.maxTimerMs, Math.max(0, next)),
    )
  }

  function stop(): void {
    env.clearTimeout(timer)
    timer = undefined
  }

  return { schedule, stop }
}
