import type { Send, SendState } from '@portico/core/send'
import { Button, EmptyState } from '@portico/ui'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { PanelFailure } from '../../account/parts/PanelFailure.js'
import { sendWords } from '../sendWords.js'

export type SendUnavailableProps = { send: Send; status: Extract<SendState['status'], 'failed' | 'unsupported'> }

/** Nothing can be sent, now or here, and the way out. */
export function SendUnavailable({ send, status }: SendUnavailableProps) {
  const t = useTranslate(sendWords)
  const { push } = useActions()
  if (status === 'failed')
    return <PanelFailure title={t.tokens.failedTitle} text={t.tokens.failedText} onRetry={send.reload} />
  return (
    <EmptyState
      title={t.send.unsupportedTitle}
      text={t.send.unsupportedText}
      action={
        <Button variant="secondary" onClick={() => push('Networks')}>
          {t.send.chooseNetwork}
        </Button>
      }
    />
  )
}
