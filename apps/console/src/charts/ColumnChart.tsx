import { type CSSProperties, useId, useState } from 'react'
import { formatCompact, formatNumber } from '../format/format.js'
import './ColumnChart.css'
import { niceScale } from './niceScale.js'

export type Column = { readonly label: string; readonly count: number }

export type ColumnChartProps = {
  title: string
  /** The chart in a sentence, for those who do not see it. */
  text: string
  columns: readonly Column[]
  /** 'connections' */
  unit: string
}

const height = 200
const [top, bottom] = [8, 176]

/** Counts over time. Places are per cent of the width, so nothing is measured and nothing jumps. */
export function ColumnChart({ title, text, columns, unit }: ColumnChartProps) {
  const id = useId()
  const [active, setActive] = useState<number>()
  const scale = niceScale(Math.max(...columns.map(({ count }) => count)))
  const width = 100 / columns.length
  const yOf = (value: number): number => bottom - (value / scale.top) * (bottom - top)
  const every = Math.ceil(columns.length / 7)
  const shown = active === undefined ? undefined : columns[active]
  return (
    <div className="cn-column-chart">
      <div className="cn-column-chart-axis" aria-hidden="true">
        {scale.ticks.map((tick) => (
          // CSSProperties knows no custom properties.
          <span key={tick} style={{ '--cn-y': `${yOf(tick)}px` } as CSSProperties}>
            {formatCompact(tick)}
          </span>
        ))}
      </div>
      <div className="cn-column-chart-plot">
        <svg
          width="100%"
          height={height}
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          onPointerLeave={() => setActive(undefined)}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{text}</desc>
          {scale.ticks.map((tick) => (
            <line key={tick} className="cn-column-chart-line" x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
          ))}
          {columns.map(({ label, count }, index) => (
            <g key={label} data-active={index === active ? '' : undefined} onPointerEnter={() => setActive(index)}>
              <rect className="cn-column-chart-hit" x={`${index * width}%`} y="0" width={`${width}%`} height={height} />
              <rect
                className="cn-column-chart-bar"
                x={`${index * width + width * 0.15}%`}
                y={yOf(count)}
                width={`${width * 0.7}%`}
                height={bottom - yOf(count)}
                rx="3"
              />
              {index % every === 0 && (
                <text
                  className="cn-column-chart-label"
                  // Half of the labels make room where the chart is narrow.
                  data-minor={(index / every) % 2 === 1 ? '' : undefined}
                  x={`${(index + 0.5) * width}%`}
                  y={height - 6}
                >
                  {label}
                </text>
              )}
            </g>
          ))}
        </svg>
        {shown && active !== undefined && (
          <div
            className="cn-column-chart-tip"
            data-side={active < columns.length / 2 ? 'start' : 'end'}
            // CSSProperties knows no custom properties.
            style={{ '--cn-x': `${(active + 0.5) * width}%`, '--cn-y': `${yOf(shown.count)}px` } as CSSProperties}
          >
            <strong>{formatNumber(shown.count)}</strong> {unit}
            <span className="cn-column-chart-tip-when">{shown.label}</span>
          </div>
        )}
      </div>
    </div>
  )
}
