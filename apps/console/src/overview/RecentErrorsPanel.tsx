import { Panel } from '@portico/app-kit'
import { Button, Shimmer } from '@portico/ui'
import { useState } from 'react'
import type { AnswerOf } from '../api/createClient.js'
import type { CallState } from '../api/useCall.js'
import { formatAgo, formatMoment } from '../format/format.js'
import { Problem } from '../parts/Problem.js'
import './RecentErrorsPanel.css'

export type RecentErrorsPanelProps = CallState<AnswerOf<'listErrors'>>

const first = 6

export function RecentErrorsPanel({ data, error, reload }: RecentErrorsPanelProps) {
  const [isWhole, setIsWhole] = useState(false)
  const now = Date.now()
  const all = data?.data ?? []
  const rows = isWhole ? all : all.slice(0, first)
  return (
    <Panel title="Recent errors" text="The newest of the last 30 days, without anything that names a visitor">
      {error !== undefined && <Problem title="Recent errors could not be loaded." error={error} onRetry={reload} />}
      {!data && error === undefined && <Shimmer shape="row" height="96px" />}
      {data?.data.length === 0 && (
        <p className="cn-quiet">None. Either all is well, or no kit reports to this server yet.</p>
      )}
      {data && data.data.length > 0 && (
        <ul className="cn-recent-errors-panel">
          {rows.map((row, index) => (
            // Reports carry no id to the console, and the list is replaced as a whole.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <span className="cn-recent-errors-panel-kind">{row.kind}</span>
              <time dateTime={new Date(row.at).toISOString()} title={formatMoment(row.at)}>
                {formatAgo(row.at, now)}
              </time>
              <span className="cn-recent-errors-panel-text">{row.message || 'Without a message'}</span>
              <span className="cn-recent-errors-panel-where">
                <bdi>{row.domain}</bdi> · <bdi>{row.project}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      {rows.length < all.length && (
        <Button variant="quiet" isFullWidth onClick={() => setIsWhole(true)}>
          Show {all.length - rows.length} more
        </Button>
      )}
    </Panel>
  )
}
