import { ServerError } from '../errors/ServerError.js'
import { copyText, isEmptyBatch } from './batchText.js'
import type { Append, Db, Sql } from './db.js'
import { sqlText, sqlValues } from './sqlText.js'
import { type PgliteThread, startPgliteThread } from './startPgliteThread.js'

/** PGlite in a folder and beside our own thread: requests are answered while it works. */
export async function createPgliteThreadDb(folder: string): Promise<Db> {
  const thread = await startPgliteThread(folder)
  // There is one connection. A transaction has it for itself; whoever comes meanwhile waits in line.
  const waiting: (() => void)[] = []
  let isTaken = false
  const line = (start: () => void): void => void (isTaken ? waiting.push(start) : start())
  const release = (): void => {
    isTaken = false
    // A transaction that starts takes the connection at once, before the next in line is looked at.
    while (!isTaken) {
      const start = waiting.shift()
      if (!start) return
      start()
    }
  }
  const inLine = <Result>(start: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => line(() => start().then(resolve, reject)))

  return {
    kind: 'pglite',
    sql: createSql((text, values) => inLine(() => thread.query(text, values))),
    transaction: (run) =>
      inLine(() => {
        isTaken = true
        return inTransaction(thread, run).finally(release)
      }),
    close: () => inLine(() => thread.close()),
  }
}

async function inTransaction<Result>(
  { query }: PgliteThread,
  run: (sql: Sql, append: Append) => Promise<Result>,
): Promise<Result> {
  let isOpen = true
  const queryInside: PgliteThread['query'] = async (...parameters) => {
    if (!isOpen) throw new ServerError('server/internal', { detail: 'A query came after its transaction.' })
    return query(...parameters)
  }
  try {
    await query('begin')
    const result = await run(createSql(queryInside), createAppend(queryInside))
    isOpen = false
    await query('commit')
    return result
  } catch (error) {
    isOpen = false
    // What cannot be rolled back is a thread that has ended, and the transaction with it.
    await query('rollback').catch(() => undefined)
    throw error
  }
}

function createSql(query: PgliteThread['query']): Sql {
  return async <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    (await query(sqlText(text), sqlValues(values))) as Row[] // the caller declares what its query selects
}

function createAppend(query: PgliteThread['query']): Append {
  return async (batch) => {
    if (isEmptyBatch(batch)) return
    const { text, lines } = copyText(batch)
    await query(text, [], lines)
  }
}
