import type { Network } from '@portico/core'
import { type SendState, sendOutcome, transferFee } from '@portico/core/send'
import { Facts, Shimmer } from '@portico/ui'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { useAmounts } from '../../send/parts/useAmounts.js'
import { sendReviewWords } from '../sendReviewWords.js'

export type SendFactsProps = { state: SendState; network: Network | undefined }

/** Where it happens, what it costs, what is left, and whether a trial run worked. */
export function SendFacts({ state, network }: SendFactsProps) {
  const t = useTranslate(sendReviewWords)
  const amounts = useAmounts()
  const { token, tokens, isEstimating, simulation } = state
  const fee = transferFee(state)
  const outcome = sendOutcome(state)
  const native = tokens.find(({ contract }) => !contract) ?? network?.nativeCurrency
  const isCosting = isEstimating || simulation === 'running' || simulation === 'idle'
  const cost = native && fee && amounts.short(fee.expected, native, feeDecimals)
  const worth = native && fee && amounts.worth(fee.expected, native)
  return (
    <Facts
      facts={[
        { label: t.account.network, value: network?.name ?? t.buttons.unknownNetwork },
        {
          label: t.sendReview.fee,
          value: cost ? (
            <span title={t.sendReview.feeMost({ amount: amounts.whole(fee.most, native) })}>
              <bdi dir="ltr">{[cost, worth].filter(Boolean).join(' · ')}</bdi>
            </span>
          ) : isCosting ? (
            <Shimmer width="96px" height="16px" />
          ) : (
            t.sendReview.feeUnknown
          ),
        },
        {
          label: t.sendReview.keep,
          value: token && outcome && <bdi dir="ltr">{amounts.short(outcome.keeps, token, feeDecimals)}</bdi>,
        },
        { label: t.sendReview.trial, value: t.sendReview.trials[simulation === 'idle' ? 'running' : simulation] },
      ]}
    />
  )
}

/** A fee is small: fewer digits would show nothing of it. */
const feeDecimals = 8
