import { Panel } from '@portico/app-kit'
import { Shimmer } from '@portico/ui'
import type { Charts } from '@portico/wire/http'
import type { ReactNode } from 'react'
import { ChartTable } from '../charts/ChartTable.js'
import { ColumnChart } from '../charts/ColumnChart.js'
import { LatencyChart } from '../charts/LatencyChart.js'
import { RankChart } from '../charts/RankChart.js'
import { formatDay, formatHour, formatMilliseconds, formatNumber } from '../format/format.js'
import './ChartPanels.css'
import { EmptyChart } from './EmptyChart.js'

export type ChartPanelsProps = {
  charts: Charts | undefined
  /** What is shown belongs to the choice before. */
  isOld: boolean
  isFailed: boolean
}

const hour = 3_600_000

export function ChartPanels({ charts, isOld, isFailed }: ChartPanelsProps) {
  if (!charts && isFailed) return undefined
  return (
    <div className="cn-chart-panels" aria-busy={isOld} data-old={isOld && charts ? '' : undefined}>
      <div className="cn-chart-panels-column">
        <Panel title="Connections" text={charts ? totalOf(charts) : <Shimmer width="120px" />}>
          {whenThere(charts, connections)}
        </Panel>
        <Panel title="Errors" text="By kind, as kits reported them">
          {whenThere(charts, ({ errors }) =>
            errors.length > 0 ? (
              <RankChart rows={errors} tone="error" />
            ) : (
              <EmptyChart>No kit reported an error in this time.</EmptyChart>
            ),
          )}
        </Panel>
      </div>
      <div className="cn-chart-panels-column">
        <Panel title="Wallets used" text="Successful connections by wallet">
          {whenThere(charts, ({ wallets }) =>
            wallets.length > 0 ? (
              <RankChart rows={wallets} />
            ) : (
              <EmptyChart>The wallets that visitors connect with will stand here.</EmptyChart>
            ),
          )}
        </Panel>
        <Panel title="API latency" text="Half of the answers, and 95 of 100, came within">
          {whenThere(charts, latency)}
        </Panel>
      </div>
    </div>
  )
}

function whenThere(charts: Charts | undefined, draw: (charts: Charts) => ReactNode): ReactNode {
  return charts ? draw(charts) : <Shimmer shape="row" height="200px" />
}

function totalOf({ connections: columns }: Charts): string {
  const total = columns.reduce((sum, { count }) => sum + count, 0)
  return `${formatNumber(total)} in this time`
}

function connections({ connections: steps, step }: Charts): ReactNode {
  if (steps.every(({ count }) => count === 0))
    return (
      <EmptyChart>
        Nobody connected in this time. Kits report a connection when their project has analytics on and the visitor does
        not object.
      </EmptyChart>
    )
  const columns = steps.map(({ at, count }) => ({ label: step === hour ? formatHour(at) : formatDay(at), count }))
  const highest = columns.reduce((best, column) => (column.count > best.count ? column : best))
  const unit = step === hour ? 'hour' : 'day'
  return (
    <>
      <ColumnChart
        title={`Connections per ${unit}`}
        text={`From ${columns[0]?.label} to ${columns.at(-1)?.label}; most at ${highest.label}: ${highest.count}.`}
        columns={columns}
        unit="connections"
      />
      <ChartTable
        caption={`Connections per ${unit}`}
        columns={[step === hour ? 'Hour' : 'Day (UTC)', 'Connections']}
        rows={columns.map(({ label, count }) => [label, formatNumber(count)])}
      />
    </>
  )
}

function latency({ latency: routes }: Charts): ReactNode {
  if (routes.length === 0) return <EmptyChart>The server has not answered a request in this time.</EmptyChart>
  return (
    <>
      <LatencyChart routes={routes} />
      <ChartTable
        caption="API latency per route"
        columns={['Route', 'Requests', 'Failed', 'p50', 'p95']}
        rows={routes.map(({ route, count, errors, p50, p95 }) => [
          route,
          formatNumber(count),
          formatNumber(errors),
          formatMilliseconds(p50),
          formatMilliseconds(p95),
        ])}
      />
    </>
  )
}
