import { Button, Shimmer, Tag } from '@portico/ui'
import { Check, Warning } from '@portico/ui/icons'
import type { AuditEntry } from '@portico/wire/http'
import { useState } from 'react'
import { useAction } from '../api/useAction.js'
import { useCall } from '../api/useCall.js'
import { formatNumber } from '../format/format.js'
import { Problem } from '../parts/Problem.js'
import { ViewHead } from '../parts/ViewHead.js'
import { AuditRow } from './AuditRow.js'
import './AuditView.css'

type Older = { readonly data: readonly AuditEntry[]; readonly next: number | null }

export function AuditView() {
  const { data, error, reload } = useCall('listAudit', {})
  const [older, setOlder] = useState<Older>()
  const next = older ? older.next : (data?.next ?? null)
  const more = useAction(async (client, before: number) => {
    const page = await client.call('listAudit', { query: { before: String(before) } })
    setOlder({ data: [...(older?.data ?? []), ...page.data], next: page.next })
  })
  const entries = [...(data?.data ?? []), ...(older?.data ?? [])]
  return (
    <>
      <ViewHead
        title="Audit"
        text="Everything that was done with this console and the admin key, newest first. Entries are never changed or removed."
      />
      {error !== undefined && <Problem title="The audit log could not be loaded." error={error} onRetry={reload} />}
      {data && <Seal count={data.count} brokenAt={data.brokenAt} />}
      {!data && error === undefined && <Shimmer shape="row" height="240px" />}
      {entries.length > 0 && (
        <ol className="cn-audit-view">
          {entries.map((entry) => (
            <AuditRow key={entry.sequence} entry={entry} isBroken={entry.sequence === data?.brokenAt} />
          ))}
        </ol>
      )}
      {more.error !== undefined && <Problem title="Older entries could not be loaded." error={more.error} />}
      {next !== null && (
        <div className="cn-audit-view-more">
          <Button variant="secondary" isLoading={more.isBusy} onClick={() => void more.run(next)}>
            Show older entries
          </Button>
        </div>
      )}
    </>
  )
}

function Seal({ count, brokenAt }: { count: number; brokenAt: number | null }) {
  if (brokenAt === null)
    return (
      <p className="cn-audit-view-seal" data-state="whole">
        <Check size={16} /> {formatNumber(count)} {count === 1 ? 'entry' : 'entries'}; the chain of hashes holds from
        the first to the last. <Tag tone="success">Intact</Tag>
      </p>
    )
  return (
    <p className="cn-audit-view-seal" data-state="broken" role="alert">
      <Warning size={16} /> The chain of hashes breaks at entry {formatNumber(brokenAt)}: somebody with access to the
      database changed, removed or added entries. Compare with a backup.
    </p>
  )
}
