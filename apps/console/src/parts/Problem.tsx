import { Button } from '@portico/ui'
import { Refresh, Warning } from '@portico/ui/icons'
import { errorText } from '../api/errorText.js'
import './Problem.css'

export type ProblemProps = {
  /** What could not be done: 'The charts could not be loaded.' */
  title: string
  error: unknown
  onRetry?: (() => void) | undefined
  /** @default 'Try again' */
  retryLabel?: string | undefined
}

/** A failure that the operator can do something about. */
export function Problem({ title, error, onRetry, retryLabel = 'Try again' }: ProblemProps) {
  return (
    <div className="cn-problem" role="alert">
      <span className="cn-problem-icon">
        <Warning />
      </span>
      <p className="cn-problem-words">
        <strong className="cn-problem-title">{title}</strong> {errorText(error)}
      </p>
      {onRetry && (
        <Button variant="secondary" icon={<Refresh size={16} />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
