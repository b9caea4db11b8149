import { Button, EmptyState } from '@portico/ui'
import { Refresh } from '@portico/ui/icons'
import { useFirstWords } from '../hooks/useFirstWords.js'

export type ViewErrorProps = { onRetry: () => void }

/** A part of the modal could not be fetched or shown. */
export function ViewError({ onRetry }: ViewErrorProps) {
  const t = useFirstWords()
  return (
    <div role="alert">
      <EmptyState
        title={t.viewError.title}
        text={t.viewError.text}
        action={
          <Button icon={<Refresh />} onClick={onRetry}>
            {t.common.retry}
          </Button>
        }
      />
    </div>
  )
}
