import { Button } from '@portico/ui'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { useConnectedWallet } from '../../send/parts/useConnectedWallet.js'
import { sendReviewWords } from '../sendReviewWords.js'
import type { StageOf } from './stageOf.js'
import { TransferSummary } from './TransferSummary.js'

/** The wallet has the request: what to compare there, and a way out when it never answers. */
export function WaitingForWallet({ stage: { sent, isSlow } }: { stage: StageOf<'waiting'> }) {
  const t = useTranslate(sendReviewWords)
  const { popTransactionStack } = useActions()
  const { name, image } = useConnectedWallet()
  return (
    <StatusScreen
      image={image}
      state="loading"
      title={t.sendReview.waitingTitle}
      text={(isSlow ? t.connecting.slow : t.sendReview.waitingText)({ wallet: name })}
    >
      <TransferSummary {...sent} />
      <Button variant="secondary" isFullWidth onClick={() => popTransactionStack('cancel')}>
        {t.sendReview.cancel}
      </Button>
    </StatusScreen>
  )
}
