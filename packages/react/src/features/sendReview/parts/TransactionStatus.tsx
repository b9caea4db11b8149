import { truncateAddress } from '@portico/core/page'
import type { Send } from '@portico/core/send'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { TokenImage } from '../../send/parts/TokenImage.js'
import { useAmounts } from '../../send/parts/useAmounts.js'
import { sendReviewWords } from '../sendReviewWords.js'
import { SentActions } from './SentActions.js'
import type { StageOf } from './stageOf.js'

type Stage = StageOf<'broadcast' | 'confirmed' | 'reverted'>
export type TransactionStatusProps = { send: Send; stage: Stage }

const rings = Object.freeze({ broadcast: 'loading', confirmed: 'success', reverted: 'error' } as const)

/** The network has it: on its way, arrived, or refused. */
export function TransactionStatus({ send, stage }: TransactionStatusProps) {
  const t = useTranslate(sendReviewWords)
  const amounts = useAmounts()
  const { token, amount, receiver } = stage.sent
  const to = receiver.name ?? receiver.profileName ?? truncateAddress(receiver.address)
  return (
    <StatusScreen
      image={<TokenImage token={token} size={80} />}
      shape="round"
      state={rings[stage.name]}
      title={
        stage.name === 'confirmed' && !stage.isCompared
          ? t.sendReview.uncomparedTitle
          : t.sendReview[`${stage.name}Title`]
      }
      text={textOf(t, stage, { amount: amounts.whole(amount, token), receiver: to })}
    >
      <SentActions send={send} stage={stage} />
    </StatusScreen>
  )
}

function textOf(
  { sendReview: t }: typeof sendReviewWords,
  stage: Stage,
  what: { amount: string; receiver: string },
): string {
  if (stage.name === 'confirmed') return stage.isCompared ? t.confirmedText(what) : t.uncomparedText
  return stage.name === 'broadcast' && stage.isSlow ? t.broadcastSlow : t[`${stage.name}Text`]
}
