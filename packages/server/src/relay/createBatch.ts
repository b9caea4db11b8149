/**
 * Many small jobs done as few large ones: what arrives while one run is under way waits and goes together in the next.
 * A database commits once for all of them, so a busy relay is not slower per message than a quiet one.
 */
export type Batch<Job, Result> = {
  add(job: Job): Promise<Result>
  /** Settles when nothing is left to do. */
  idle(): Promise<void>
}

export function createBatch<Job, Result>(
  run: (jobs: readonly Job[]) => Promise<readonly Result[]>,
  largest = 500,
): Batch<Job, Result> {
  type Waiting = { job: Job; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      const now = waiting.slice(0, largest)
      waiting = waiting.slice(largest)
      try {
        const results = await run(now.map(({ job }) => job))
        for (const [index, { resolve }] of now.entries()) {
          // One result for each job, in the jobs' order.
          resolve(results[index] as Result)
        }
      } catch (error) {
        for (const { reject } of now) reject(error)
      }
    }
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
