import type { AuditEntry } from '@portico/wire/http'
import type { Db } from '../../db/db.js'
import { adminLimits } from '../adminLimits.js'
import type { AuditRow } from './auditRow.js'

export type AuditPage = { readonly data: AuditEntry[]; readonly next: number | null; readonly count: number }

/** Newest first, those before number `before`. */
export async function readAudit(db: Db, before: number | undefined): Promise<AuditPage> {
  const limit = adminLimits.auditPage
  const rows = await db.sql<AuditRow>`
    select * from admin_audit where sequence < ${before ?? Number.MAX_SAFE_INTEGER}
    order by sequence desc limit ${limit + 1}`
  const [total] = await db.sql<{ count: string }>`select count(*) as count from admin_audit`
  const data = rows.slice(0, limit).map(({ sequence, at, action, subject, details, hash }) => ({
    sequence: Number(sequence),
    at: Number(at),
    action,
    subject,
    details: details.slice(0, adminLimits.auditDetails),
    hash,
  }))
  return { data, next: rows.length > limit ? (data.at(-1)?.sequence ?? null) : null, count: Number(total?.count ?? 0) }
}
