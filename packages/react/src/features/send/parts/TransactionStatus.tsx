import { truncateAddress } from '@portico/core/page'
import type { Send } from '@portico/core/send'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { sendWords } from '../sendWords.js'
import { SentActions } from './SentActions.js'
import type { StageOf } from './stageOf.js'
import { TokenImage } from './TokenImage.js'
import { useAmounts } from './useAmounts.js'

type Stage = StageOf<'broadcast' | 'confirmed' | 'reverted'>
export type TransactionStatusProps = { send: Send; stage: Stage }

const rings = Object.freeze({ broadcast: 'loading', confirmed: 'success', reverted: 'error' } as const)

/** The network has it: on its way, arrived, or refused. */
export function TransactionStatus({ send, stage }: TransactionStatusProps) {
  const t = useTranslate(sendWords)
  const amounts = useAmounts()
  const { token, amount, receiver } = stage.sent
  const to = receiver.name ?? receiver.profileName ?? truncateAddress(receiver.address)
  return (
    <StatusScreen
      image={<TokenImage token={token} size={80} />}
      shape="round"
      state={rings[stage.name]}
      title={stage.name === 'confirmed' && !stage.isCompared ? t.send.uncomparedTitle : t.send[`${stage.name}Title`]}
      text={textOf(t, stage, { amount: amounts.whole(amount, token), receiver: to })}
    >
      <SentActions send={send} stage={stage} />
    </StatusScreen>
  )
}

function textOf({ send: t }: typeof sendWords, stage: Stage, what: { amount: string; receiver: string }): string {
  if (stage.name === 'confirmed') return stage.isCompared ? t.confirmedText(what) : t.uncomparedText
  return stage.name === 'broadcast' && stage.isSlow ? t.broadcastSlow : t[`${stage.name}Text`]
}
