import { Button, EmptyState } from '@portico/ui'
import { Refresh } from '@portico/ui/icons'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { accountWords } from '../accountWords.js'

export type PanelFailureProps = {
  title: string
  text: string
  onRetry: () => void
  /** Seconds until another try makes sense. */
  wait?: number | undefined
}

/** A list that could not be loaded, and another try. */
export function PanelFailure({ title, text, onRetry, wait = 0 }: PanelFailureProps) {
  const t = useTranslate(accountWords)
  return (
    <div className="pt-panel-failure" role="alert" data-state="error">
      <EmptyState
        title={title}
        text={text}
        drawing={null}
        action={
          <Button variant="secondary" icon={<Refresh />} isDisabled={wait > 0} onClick={onRetry}>
            {wait > 0 ? t.account.retryIn({ seconds: wait }) : t.common.retry}
          </Button>
        }
      />
    </div>
  )
}
