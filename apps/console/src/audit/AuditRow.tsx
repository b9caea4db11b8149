import { Tag } from '@portico/ui'
import type { AuditEntry } from '@portico/wire/http'
import { formatMoment, formatNumber } from '../format/format.js'
import './AuditRow.css'
import { describeAction } from './describeAction.js'

export type AuditRowProps = { entry: AuditEntry; isBroken: boolean }

export function AuditRow({ entry, isBroken }: AuditRowProps) {
  const { sequence, at, action, subject, details, hash } = entry
  return (
    <li className="cn-audit-row">
      <span className="cn-audit-row-number">{formatNumber(sequence)}</span>
      <div className="cn-audit-row-words">
        <p className="cn-audit-row-title">
          {describeAction(action)} {subject && <bdi className="cn-audit-row-subject">{subject}</bdi>}
          {isBroken && <Tag tone="warning">Chain breaks here</Tag>}
        </p>
        {details !== '{}' && <code className="cn-audit-row-details">{details}</code>}
      </div>
      <p className="cn-audit-row-when">
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
        <code title={hash}>{hash.slice(0, 8)}</code>
      </p>
    </li>
  )
}
