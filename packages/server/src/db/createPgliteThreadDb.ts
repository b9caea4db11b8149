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
    sql: createSql((text, values) => inLine(() => thread.ask(text, values))),
    transaction: (run) =>
      inLine(() => {
        isTaken = true
        return inTransaction(thread, run).finally(release)
      }),
    close: () => inLine(() => thread.close()),
  }
}

async function inTransaction<Result>(
  { ask }: PgliteThread,
  run: (sql: Sql, append: Append) => Promise<Result>,
): Promise<Result> {
  let isOpen = true
  const askInside: PgliteThread['ask'] = async (...question) => {
    if (!isOpen) throw new ServerError('server/internal', { detail: 'A query came after its transaction.' })
    return ask(...question)
  }
  try {
    await ask('begin')
    const result = await run(createSql(askInside), createAppend(askInside))
    isOpen = false
    await ask('commit')
    return result
  } catch (error) {
    isOpen = false
    // What cannot be rolled back is a thread that has ended, and the transaction with it.
    await ask('rollback').catch(() => undefined)
    throw error
  }
}

function createSql(ask: PgliteThread['ask']): Sql {
  return async <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    (await ask(sqlText(text), sqlValues(values))) as Row[] // the caller's word for what its query selects
}

function createAppend(ask: PgliteThread['ask']): Append {
  return async (batch) => {
    if (isEmptyBatch(batch)) return
    const { text, lines } = copyText(batch)
    await ask(text, [], lines)
  }
}
