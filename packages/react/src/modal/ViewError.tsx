import { Button, EmptyState } from '@portico/ui'
import { Refresh } from '@portico/ui/icons'
import { useTranslate } from '../hooks/useTranslate.js'

export type ViewErrorProps = { onRetry: () => void }

/** A part of the modal could not be fetched or shown. */
export function ViewError({ onRetry }: ViewErrorProps) {
  const t = useTranslate()
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
