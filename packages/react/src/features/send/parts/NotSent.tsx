import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { errorText } from '../../parts/errorText.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { sendWords } from '../sendWords.js'
import type { StageOf } from './stageOf.js'
import { useAskedWallet } from './useAskedWallet.js'

export type NotSentProps = {
  stage: StageOf<'failed'>
  /** The wallet failed without an answer: it may ask still, or have sent it. */
  isUncertain: boolean
}

/** Nothing was sent, as far as is known: why, and back to the review for another try. */
export function NotSent({ stage: { error }, isUncertain }: NotSentProps) {
  const t = useTranslate(sendWords)
  const { popTransactionStack } = useActions()
  const { image } = useAskedWallet()
  const isDeclined = error === 'rpc/user-rejected'
  return (
    <StatusScreen
      image={image}
      state="error"
      title={isUncertain ? t.send.uncertainTitle : isDeclined ? t.send.declinedTitle : t.send.failedTitle}
      text={isDeclined ? t.send.declinedText : errorText(t, error)}
      onRetry={() => popTransactionStack('cancel')}
    />
  )
}
