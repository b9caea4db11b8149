import { formatNumber } from '../format/format.js'
import './RankChart.css'

export type RankChartProps = {
  rows: readonly { readonly name: string; readonly count: number }[]
  /** @default 'accent' */
  tone?: 'accent' | 'error' | undefined
}

/** Names with a bar and a number each, the largest first: a list that is its own table. */
export function RankChart({ rows, tone = 'accent' }: RankChartProps) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className="cn-rank-chart" data-tone={tone}>
      {rows.map(({ name, count }) => (
        <li
          key={name}
          title={`${name}: ${formatNumber(count)} (${Math.round((count / total) * 100)} % of those shown)`}
        >
          <span className="cn-rank-chart-name">{name}</span>
          <span className="cn-rank-chart-count">{formatNumber(count)}</span>
          <svg className="cn-rank-chart-bar" width="100%" height="8" aria-hidden="true">
            <rect className="cn-rank-chart-track" width="100%" height="8" rx="4" />
            <rect className="cn-rank-chart-fill" width={`${(count / highest) * 100}%`} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
