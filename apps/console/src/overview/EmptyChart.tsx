import type { ReactNode } from 'react'
import './EmptyChart.css'

export type EmptyChartProps = { children: ReactNode }

/** In place of a chart without data: what would be here, and why it is not. */
export function EmptyChart({ children }: EmptyChartProps) {
  return (
    <div className="cn-empty-chart">
      <svg width="72" height="40" viewBox="0 0 72 40" aria-hidden="true">
        <path d="M2 38h68M10 38V28M23 38V20M36 38V30M49 38V14M62 38V24" />
      </svg>
      <p>{children}</p>
    </div>
  )
}
