import { truncateAddress } from '@portico/core/page'
import type { Send, UnansweredRequest } from '@portico/core/send'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { errorText } from '../../parts/errorText.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { useAmounts } from '../../send/parts/useAmounts.js'
import { useConnectedWallet } from '../../send/parts/useConnectedWallet.js'
import { sendReviewWords } from '../sendReviewWords.js'
import type { StageOf } from './stageOf.js'
import { useDone } from './useDone.js'

export type NotSentProps = {
  send: Send
  stage: StageOf<'failed'>
  /** What a wallet was asked for and did not answer. */
  request: UnansweredRequest | undefined
}

/** Nothing was sent: why, and back to the review for another try. Where that is not known, on to where it can be seen. */
export function NotSent({ send, stage: { error }, request }: NotSentProps) {
  const t = useTranslate(sendReviewWords)
  const { popTransactionStack, setAccountTab } = useActions()
  const amounts = useAmounts()
  const { image, name: wallet } = useConnectedWallet()
  const done = useDone(send)
  const hasActivity = useKitState((state) => state.options.features.history)
  const isDeclined = error === 'rpc/user-rejected'
  // Who declined knows that nothing was sent: what is uncertain then is an earlier request.
  const isUncertain = request?.isUncertain === true && !isDeclined

  function title(): string {
    if (isDeclined) return t.sendReview.declinedTitle
    if (!isUncertain) return t.sendReview.failedTitle
    return error === 'node/already-known' ? t.sendReview.broadcastTitle : t.openRequest.uncertainTitle
  }
  function text(): string {
    if (isDeclined) return t.sendReview.declinedText
    // What a node said of it tells more; the rest would send the visitor straight to another try.
    if (!isUncertain || error.startsWith('node/')) return errorText(t, error)
    const { amount, token, receiver } = request
    const to = receiver.name ?? truncateAddress(receiver.address)
    return t.openRequest.uncertainText({ wallet, amount: amounts.whole(amount, token), receiver: to })
  }
  const goBack = (): void => void popTransactionStack('cancel')
  function showActivity(): void {
    done()
    void setAccountTab({ tab: 'activity' })
  }
  return (
    <StatusScreen
      image={image}
      state={isUncertain ? 'idle' : 'error'}
      title={title()}
      text={text()}
      onRetry={isUncertain && hasActivity ? showActivity : goBack}
      // Another try could pay twice; what stands in its way is told beside the review.
      retryLabel={isUncertain ? (hasActivity ? t.account.tab.activity : t.common.back) : undefined}
    />
  )
}
