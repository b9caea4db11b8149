import { Button, EmptyState } from '@portico/ui'
import { Refresh } from '@portico/ui/icons'
import { useActions } from '../hooks/useActions.js'
import { useInitialMessages } from '../hooks/useInitialMessages.js'

export type ViewErrorProps = {
  /** Absent where trying again is of no use: the page is to be loaded anew. */
  onRetry: (() => void) | undefined
}

/** A part of the modal could not be fetched or shown. */
export function ViewError({ onRetry }: ViewErrorProps) {
  const t = useInitialMessages()
  const { reloadPage } = useActions()
  return (
    <div role="alert">
      <EmptyState
        title={t.viewError.title}
        text={onRetry ? t.viewError.text : t.viewError.reload}
        action={
          <Button icon={<Refresh />} onClick={onRetry ?? reloadPage}>
            {onRetry ? t.common.retry : t.buttons.reload}
          </Button>
        }
      />
    </div>
  )
}
