import type { Db } from '../../db/db.js'
import type { Deps } from '../../deps.js'
import { type AuditParameters, appendAudit } from './appendAudit.js'

export type AuditedChange = Omit<AuditParameters, 'at'>

/** A change and its entry in the audit log: both or neither. `run` gets a database that is inside the transaction. */
export function withAudit<Result>(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  change: AuditedChange,
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (sql, append) => {
    const result = await run({ ...db, sql, transaction: (inner) => inner(sql, append) })
    await appendAudit(sql, { at: env.now(), ...change })
    return result
  })
}

/** For a change that has a transaction of its own: it is noted first, so none goes unnoticed, and when it fails that too. */
export async function auditThen<Result>(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  change: AuditedChange,
  run: () => Promise<Result>,
): Promise<Result> {
  const note = (action: string): Promise<void> =>
    db.transaction((sql) => appendAudit(sql, { at: env.now(), ...change, action }))
  await note(change.action)
  try {
    return await run()
  } catch (error) {
    await note(`${change.action}.failed`)
    throw error
  }
}
