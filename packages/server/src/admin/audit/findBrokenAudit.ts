import type { Db } from '../../db/db.js'
import { adminLimits } from '../adminLimits.js'
import { type AuditRow, hashAudit } from './auditRow.js'

/** The number of the first entry that does not follow from the one before it; undefined when the whole chain holds. */
export async function findBrokenAudit(db: Db): Promise<number | undefined> {
  let sequence = 0
  let hash = ''
  for (;;) {
    const rows = await db.sql<AuditRow>`
      select * from admin_audit where sequence > ${sequence} order by sequence limit ${adminLimits.auditBatch}`
    for (const row of rows) {
      const follows = Number(row.sequence) === sequence + 1 && row.previous === hash && row.hash === hashAudit(row)
      if (!follows) return sequence + 1
      sequence += 1
      hash = row.hash
    }
    if (rows.length < adminLimits.auditBatch) break
  }
  // Rows below the first number are outside the walk, and a shortened chain is whole in itself: the head tells.
  const [below] = await db.sql`select 1 from admin_audit where sequence < 1 limit 1`
  if (below) return 0
  const [head] = await db.sql<{ sequence: string; hash: string }>`
    select sequence, hash from admin_audit_head where id = 1`
  const isWhole = head !== undefined && Number(head.sequence) === sequence && head.hash === hash
  return isWhole ? undefined : sequence + 1
}
