import { Tag } from '@portico/ui'
import type { Charts } from '@portico/wire/http'
import { formatMilliseconds, formatNumber } from '../format/format.js'
import './LatencyChart.css'

export type LatencyChartProps = { routes: Charts['latency'] }

/** Half of the answers came within the filled dot, 95 of 100 within the ring. */
export function LatencyChart({ routes }: LatencyChartProps) {
  // Answers take from parts of a millisecond to seconds: only powers show both. Dots keep clear of the edges.
  const top = Math.log10(1 + Math.max(1, ...routes.map(({ p95 }) => p95)))
  const xOf = (ms: number): string => `${2 + (Math.log10(1 + ms) / top) * 96}%`
  return (
    <div className="cn-latency-chart">
      <p className="cn-latency-chart-legend" aria-hidden="true">
        <span data-mark="p50">p50</span>
        <span data-mark="p95">p95</span>
        <span data-mark="none">logarithmic</span>
      </p>
      <ul className="cn-latency-chart-rows">
        {routes.map(({ route, count, errors, p50, p95 }) => (
          <li key={route} title={`${route}: ${formatNumber(count)} requests`}>
            <span className="cn-latency-chart-route">{route}</span>
            {errors > 0 && <Tag tone="warning">{`${formatNumber(errors)} failed`}</Tag>}
            <span className="cn-latency-chart-numbers">
              {formatMilliseconds(p50)} <span className="cn-latency-chart-slash">/</span> {formatMilliseconds(p95)}
            </span>
            <svg className="cn-latency-chart-plot" width="100%" height="12" aria-hidden="true">
              <rect className="cn-latency-chart-track" y="2" width="100%" height="8" rx="4" />
              <line className="cn-latency-chart-span" x1={xOf(p50)} x2={xOf(p95)} y1="6" y2="6" />
              <circle className="cn-latency-chart-p95" cx={xOf(p95)} cy="6" r="4" />
              <circle className="cn-latency-chart-p50" cx={xOf(p50)} cy="6" r="4.5" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
