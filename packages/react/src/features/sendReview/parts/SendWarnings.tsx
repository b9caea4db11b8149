import type { Send, SendState, SendWarning } from '@portico/core/send'
import { Notice } from '@portico/ui'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { errorText } from '../../parts/errorText.js'
import { sendReviewWords } from '../sendReviewWords.js'
import { LookalikeWarning } from './LookalikeWarning.js'

export type SendWarningsProps = { send: Send; state: SendState }

/** What to think about before the wallet is asked; the worst comes first. */
export function SendWarnings({ send, state }: SendWarningsProps) {
  const { warnings, receiver } = state
  const sorted = [...warnings].sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
  return sorted.map((warning) =>
    warning.code === 'lookalike' && receiver ? (
      <LookalikeWarning key={warning.code} send={send} address={receiver.address} known={warning.of} />
    ) : (
      <PlainWarning key={warning.code} warning={warning} />
    ),
  )
}

const order: readonly SendWarning['code'][] = Object.freeze([
  'lookalike',
  'willFail',
  'contract',
  'highFee',
  'firstTime',
])

function PlainWarning({ warning }: { warning: SendWarning }) {
  const t = useTranslate(sendReviewWords)
  switch (warning.code) {
    case 'willFail':
      return (
        <Notice tone="danger" title={t.sendReview.willFailTitle}>
          {errorText(t, warning.error)}
        </Notice>
      )
    case 'contract':
      return (
        <Notice tone="warning" title={t.sendReview.contractTitle}>
          {t.sendReview.contractText}
        </Notice>
      )
    case 'highFee':
      return (
        <Notice tone="warning" title={t.sendReview.highFeeTitle}>
          {t.sendReview.highFeeText}
        </Notice>
      )
    case 'firstTime':
      return <Notice title={t.sendReview.firstTimeTitle}>{t.sendReview.firstTimeText}</Notice>
    default:
      return null
  }
}
