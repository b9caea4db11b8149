import { ServerError } from '../errors/ServerError.js'

/**
 * Many small jobs done as few large ones: what arrives while one run is under way waits and goes together in the next.
 * A database commits once for all of them, so a busy relay is not slower per message than a quiet one. Runs come one
 * after the other, so results keep the order of the jobs.
 */
export type Batch<Job, Result> = {
  add(job: Job): Promise<Result>
  /** Settles when nothing is left to do. */
  idle(): Promise<void>
}

export type BatchOptions<Job> = {
  /** Jobs in one run. @default 500 */
  readonly largest?: number
  /** What a job adds to a run, and how much a run may hold: a single job always may. */
  readonly sizeOf?: (job: Job) => number
  readonly maxSize?: number
}

export function createBatch<Job, Result>(
  run: (jobs: readonly Job[]) => Promise<readonly Result[]>,
  { largest = 500, sizeOf: weigh = () => 0, maxSize: heaviest = Number.POSITIVE_INFINITY }: BatchOptions<Job> = {},
): Batch<Job, Result> {
  type Waiting = { job: Job; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined

  function takeNext(): Waiting[] {
    let count = 0
    let weight = 0
    while (count < waiting.length && count < largest) {
      // Below the length, so there is one.
      weight += weigh((waiting[count] as Waiting).job)
      if (count > 0 && weight > heaviest) break
      count++
    }
    const next = waiting.slice(0, count)
    waiting = waiting.slice(count)
    return next
  }

  async function runTogether(jobs: readonly Waiting[]): Promise<void> {
    try {
      const results = await run(jobs.map(({ job }) => job))
      for (const [index, { resolve }] of jobs.entries()) {
        // One result for each job, in the jobs' order.
        resolve(results[index] as Result)
      }
    } catch (error) {
      if (jobs.length === 1 || isEverybodys(error)) return jobs.forEach(({ reject }) => void reject(error))
      // One job that cannot be done must not cost the others theirs: halves, until it stands alone.
      const middle = Math.ceil(jobs.length / 2)
      await runTogether(jobs.slice(0, middle))
      await runTogether(jobs.slice(middle))
    }
  }

  async function runAll(): Promise<void> {
    while (waiting.length > 0) await runTogether(takeNext())
    running = undefined
  }

  return {
    add: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        // Begun after this turn, so that everything one turn brings goes together.
        running ??= Promise.resolve().then(runAll)
      }),
    idle: async () => {
      while (running) await running
    },
  }
}

/** The database is away: trying the parts would take as long again for each. */
function isEverybodys(error: unknown): boolean {
  return error instanceof ServerError && error.code === 'database/unavailable'
}
