import { Worker } from 'node:worker_threads'
import { ServerError } from '../errors/ServerError.js'
import { QueryError } from './QueryError.js'
import { textTypes } from './textTypes.js'

export type PgliteThread = {
  /** Asked one after another, in the order of the calls. `lines` is what a `copy` reads. */
  query(text: string, values?: readonly unknown[], lines?: string): Promise<unknown[]>
  /** After all pending queries. */
  close(): Promise<void>
}

type Answer = {
  readonly id: number
  readonly rows?: unknown[] | undefined
  readonly failure?: { readonly message: string; readonly code: string | undefined } | undefined
}
type PendingQuery = { resolve(rows: unknown[]): void; reject(error: Error): void }

/** PGlite in a folder, in a thread that lives until it is closed. The process may end while no query is pending. */
export async function startPgliteThread(folder: string): Promise<PgliteThread> {
  const worker = new Worker(new URL('../../bin/database.mjs', import.meta.url), {
    workerData: { folder, textTypes: Object.values(textTypes) },
  })
  const pending = new Map<number, PendingQuery>()
  let count = 0
  let end: Error | undefined

  const giveUp = (cause?: unknown): void => {
    end ??= new ServerError('database/unavailable', { cause, detail: 'The thread of the database has ended.' })
    for (const { reject } of pending.values()) reject(end)
    pending.clear()
  }
  worker.on('message', ({ id, rows, failure }: Answer) => {
    const question = pending.get(id)
    pending.delete(id)
    if (pending.size === 0) worker.unref()
    if (failure) question?.reject(new QueryError(failure.message, failure.code))
    else question?.resolve(rows ?? [])
  })
  worker.on('error', giveUp)
  worker.on('exit', () => giveUp())

  const post = (text?: string, values?: readonly unknown[], lines?: string): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      if (end) return reject(end)
      const id = count++
      if (pending.size === 0) worker.ref()
      pending.set(id, { resolve, reject })
      worker.postMessage({ id, text, values, lines })
    })

  try {
    await post('select 1')
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    query: post,
    async close() {
      if (end) return
      const exit = new Promise((resolve) => worker.once('exit', resolve))
      await post()
      worker.ref()
      await exit
    },
  }
}
