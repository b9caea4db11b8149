import { truncateAddress } from '@portico/core/page'
import type { UnansweredRequest } from '@portico/core/send'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { errorText } from '../../parts/errorText.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { useAmounts } from '../../send/parts/useAmounts.js'
import { useConnectedWallet } from '../../send/parts/useConnectedWallet.js'
import { sendReviewWords } from '../sendReviewWords.js'
import type { StageOf } from './stageOf.js'

export type NotSentProps = {
  stage: StageOf<'failed'>
  /** What a wallet was asked for and did not answer. */
  request: UnansweredRequest | undefined
}

/** Nothing was sent, as far as is known: why, and back to the review for another try. */
export function NotSent({ stage: { error }, request }: NotSentProps) {
  const t = useTranslate(sendReviewWords)
  const { popTransactionStack } = useActions()
  const amounts = useAmounts()
  const { image, name: wallet } = useConnectedWallet()
  const isDeclined = error === 'rpc/user-rejected'
  // Who declined knows that nothing was sent: what is uncertain then is an earlier request.
  const isUncertain = request?.isUncertain === true && !isDeclined

  function text(): string {
    if (isDeclined) return t.sendReview.declinedText
    // What a node said of it tells more; the rest would send the visitor straight to another try.
    if (!isUncertain || error.startsWith('node/')) return errorText(t, error)
    const { amount, token, receiver } = request
    const to = receiver.name ?? truncateAddress(receiver.address)
    return t.openRequest.uncertainText({ wallet, amount: amounts.whole(amount, token), receiver: to })
  }
  return (
    <StatusScreen
      image={image}
      state="error"
      title={
        isUncertain ? t.openRequest.uncertainTitle : isDeclined ? t.sendReview.declinedTitle : t.sendReview.failedTitle
      }
      text={text()}
      onRetry={() => popTransactionStack('cancel')}
    />
  )
}
