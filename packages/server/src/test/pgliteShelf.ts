import type { PGlite } from '@electric-sql/pglite'
import { createPgliteDb } from '../db/createPgliteDb.js'
import type { Db } from '../db/db.js'

type Kept = { readonly pglite: PGlite; readonly reset: () => Promise<unknown> }

/** Databases of earlier tests of this worker, as new: loading one from its dump takes most of a second, emptying it a moment. */
const shelf: Kept[] = []

/** A database from the shelf, or one that `open` makes. Closing it puts it back; whoever still holds it then gets nothing out of it. */
export async function borrowPglite(open: () => Promise<PGlite>): Promise<Db> {
  const kept = shelf.pop() ?? (await prepare(await open()))
  const db = createPgliteDb(kept.pglite)
  let isClosed = false
  const check = async (): Promise<void> => {
    // As PGlite itself says it.
    if (isClosed) throw new Error('PGlite is closed')
  }
  return {
    kind: db.kind,
    sql: async (text, ...values) => check().then(() => db.sql(text, ...values)),
    transaction: async (run) => check().then(() => db.transaction(run)),
    async close() {
      if (isClosed) return
      isClosed = true
      try {
        await kept.reset()
        shelf.push(kept)
      } catch {
        await kept.pglite.close() // a test has changed more than rows
      }
    },
  }
}

/** Remembers what a new database holds, so that it can hold just that again. */
async function prepare(pglite: PGlite): Promise<Kept> {
  const { rows } = await pglite.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  )
  const names = rows.map(({ name }) => name)
  const first = await Promise.all(
    names.map(async (name) => {
      const { rows: found } = await pglite.query<{ all: string | null }>(
        `select json_agg(t)::text as all from ${name} as t`,
      )
      return { name, all: found[0]?.all }
    }),
  )
  const refill = first.flatMap(({ name, all }) =>
    all ? [`insert into ${name} select * from json_populate_recordset(null::${name}, $rows$${all}$rows$)`] : [],
  )
  const statements = [
    // The audit log lets nobody empty it otherwise.
    'set session_replication_role = replica',
    `truncate ${names.join(', ')} restart identity`,
    ...refill,
    'set session_replication_role = origin',
  ]
  return { pglite, reset: () => pglite.exec(statements.join(';\n')) }
}
