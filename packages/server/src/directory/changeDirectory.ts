import type { Db, Sql } from '../db/db.js'

/** Runs a change of the directory, all or nothing, and tells everybody who keeps a copy that there was one. */
export function changeDirectory<Result>(db: Db, run: (sql: Sql) => Promise<Result>): Promise<Result> {
  return db.transaction(async (sql) => {
    // First, so that two changes at a time wait for each other instead of mixing.
    await sql`update directory_version set version = version + 1`
    return run(sql)
  })
}
