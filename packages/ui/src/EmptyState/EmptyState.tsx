import type { ReactNode } from 'react'
import { EmptyDrawing } from '../drawings/EmptyDrawing.js'

export type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode | undefined
  /** @default a magnifying glass over empty cards */
  drawing?: ReactNode | undefined
  /** The most likely next step. */
  action?: ReactNode | undefined
}

export function EmptyState({ title, text, drawing = <EmptyDrawing />, action }: EmptyStateProps) {
  return (
    <div className="pt-empty-state">
      {drawing}
      <p className="pt-empty-state-title">{title}</p>
      {text && <p className="pt-empty-state-text">{text}</p>}
      {action && <div className="pt-empty-state-action">{action}</div>}
    </div>
  )
}
