import type { ServerEnv } from '../env.js'
import type { Envelope, Mailbox } from './createMailbox.js'
import { relayLimits } from './relayLimits.js'

/** Looks again and again for messages that nobody announced. What was delivered is gone by then, so there is little to see. */
export type Poller = {
  now(): Promise<void>
  stop(): Promise<void>
}

/**
 * Numbers are given before a commit, so a later one can be seen first: each look begins where one some looks ago ended. A
 * look that fails moves nothing, so however long the database is away, the next one sees it all.
 */
export function createPoller(options: {
  env: ServerEnv
  mailbox: Mailbox
  onFound: (found: readonly Envelope[]) => Promise<void>
  /** At every turn, found or not. */
  onTurn: () => Promise<void>
  onError: (error: unknown) => void
}): Poller {
  const { env, mailbox, onFound, onTurn, onError } = options
  const ends: number[] = []
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isStopped = false
  schedule()

  async function run(): Promise<void> {
    if (ends.length === 0) {
      // Before the first look nobody of ours listened: what they find then is handed over when they do.
      ends.push(Math.max(0, (await mailbox.latest()) - relayLimits.pageSize))
    }
    const start = ends[0] ?? 0
    const found = await mailbox.since(start, env.now())
    const latest = Number(found.at(-1)?.id ?? 0)
    ends.push(Math.max(latest, ends.at(-1) ?? 0))
    // More than one look sees: the next goes on where this one ended.
    if (found.length >= relayLimits.pageSize) ends.splice(0, ends.length, latest)
    else if (ends.length > relayLimits.lookBack) ends.shift()
    await onFound(found)
    await onTurn()
  }

  function now(): Promise<void> {
    const before = looking
    const next = (before ?? Promise.resolve()).then(run).catch(onError)
    looking = next
    void next.then(() => {
      if (looking === next) looking = undefined
    })
    return next
  }

  function schedule(): void {
    if (isStopped) return
    timer = env.setTimeout(() => void now().then(schedule), relayLimits.lookEvery)
    timer.unref?.()
  }

  return {
    now,
    async stop() {
      isStopped = true
      if (timer) env.clearTimeout(timer)
      await looking
    },
  }
}
