import { PGlite } from '@electric-sql/pglite'
import { copyText, isEmptyBatch } from './batchText.js'
import type { Append, Db, Sql } from './db.js'
import { sqlText, sqlValues } from './sqlText.js'
import { textTypes } from './textTypes.js'

type Queryable = { query: PGlite['query'] }

function createSql(target: Queryable): Sql {
  return async <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    const { rows } = await target.query<Row>(sqlText(text), sqlValues(values))
    return rows
  }
}

function createAppend(target: Queryable): Append {
  return async (batch) => {
    if (isEmptyBatch(batch)) return
    const { text, lines } = copyText(batch)
    await target.query(text, [], { blob: new Blob([lines]) })
  }
}

/** PostgreSQL inside this process: in a folder, from a dump, or in memory. */
export function openPglite(options: { folder?: string; dump?: Blob } = {}): Promise<PGlite> {
  return PGlite.create({
    parsers: Object.fromEntries(Object.values(textTypes).map((oid) => [oid, (text: string) => text])),
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
  })
}

/** PGlite as the server sees it. It serves one process at a time, one query after another. */
export function createPgliteDb(pglite: PGlite): Db {
  return {
    kind: 'pglite',
    sql: createSql(pglite),
    transaction: (run) => pglite.transaction((transaction) => run(createSql(transaction), createAppend(transaction))),
    close: () => pglite.close(),
  }
}
