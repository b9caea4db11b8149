import type { Sql } from '../../db/db.js'
import { hashAudit } from './auditRow.js'

export type AuditParameters = {
  readonly at: number
  /** Such as `project.origins`. */
  readonly action: string
  /** The project or wallet that it is about; empty for the server itself. */
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Adds to the chain. Takes a transaction's `sql`: the entry stands or falls with what it tells of. */
export async function appendAudit(sql: Sql, { at, action, subject, details }: AuditParameters): Promise<void> {
  // The lock on the head puts writers in line, on several nodes too.
  const [head] = await sql<{ sequence: string; hash: string }>`
    select sequence, hash from admin_audit_head where id = 1 for update`
  const row = {
    sequence: String(BigInt(head?.sequence ?? 0) + 1n),
    at: String(at),
    action,
    subject,
    details: JSON.stringify(details),
    previous: head?.hash ?? '',
  }
  const hash = hashAudit(row)
  await sql`
    insert into admin_audit (sequence, at, action, subject, details, previous, hash)
    values (${row.sequence}, ${row.at}, ${action}, ${subject}, ${row.details}, ${row.previous}, ${hash})`
  await sql`update admin_audit_head set sequence = ${row.sequence}, hash = ${hash} where id = 1`
}
