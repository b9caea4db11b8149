import type { Network } from '@portico/core'
import { type SendState, sendOutcome } from '@portico/core/send'
import { Facts, Shimmer } from '@portico/ui'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { sendWords } from '../sendWords.js'
import { useAmounts } from './useAmounts.js'

export type SendFactsProps = { state: SendState; network: Network | undefined }

/** Where it happens, what it costs, what is left, and whether a trial run worked. */
export function SendFacts({ state, network }: SendFactsProps) {
  const t = useTranslate(sendWords)
  const amounts = useAmounts()
  const { token, tokens, fee, isEstimating, simulation } = state
  const outcome = sendOutcome(state)
  const native = tokens.find(({ contract }) => !contract) ?? network?.nativeCurrency
  const isCosting = isEstimating || simulation === 'running' || simulation === 'idle'
  const cost = native && fee && amounts.short(fee.expected, native, feeDecimals)
  const worth = native && fee && amounts.worth(fee.expected, native)
  return (
    <Facts
      facts={[
        { label: t.account.network, value: network?.name ?? t.networks.unknown },
        {
          label: t.send.fee,
          value: cost ? (
            <span title={t.send.feeMost({ amount: amounts.whole(fee.most, native) })}>
              <bdi dir="ltr">{[cost, worth].filter(Boolean).join(' · ')}</bdi>
            </span>
          ) : isCosting ? (
            <Shimmer width="96px" height="16px" />
          ) : (
            t.send.feeUnknown
          ),
        },
        {
          label: t.send.keep,
          value: token && outcome && <bdi dir="ltr">{amounts.short(outcome.keeps, token, feeDecimals)}</bdi>,
        },
        { label: t.send.trial, value: t.send.trials[simulation === 'idle' ? 'running' : simulation] },
      ]}
    />
  )
}

/** A fee is small: fewer digits would show nothing of it. */
const feeDecimals = 8
