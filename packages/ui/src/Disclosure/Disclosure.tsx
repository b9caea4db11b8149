import type { ReactNode } from 'react'
import { ChevronDown } from '../icons/ChevronDown.js'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
}

/** Details for the curious. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="pt-disclosure">
      <summary className="pt-disclosure-summary">
        <span className="pt-disclosure-title">{summary}</span>
        <span className="pt-disclosure-chevron">
          <ChevronDown size={16} />
        </span>
      </summary>
      <div className="pt-disclosure-content">{children}</div>
    </details>
  )
}
