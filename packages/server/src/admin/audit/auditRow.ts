import { sha256 } from '../../sha256.js'

/** int8 comes as text from either database. */
export type AuditRow = {
  readonly sequence: string
  readonly at: string
  readonly action: string
  readonly subject: string
  readonly details: string
  readonly previous: string
  readonly hash: string
}

/** Over every field, each with its bounds: JSON leaves no two rows with the same text. */
export function hashAudit(row: Omit<AuditRow, 'hash'>): string {
  return sha256(JSON.stringify([row.sequence, row.at, row.action, row.subject, row.details, row.previous]))
}
