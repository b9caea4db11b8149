import { truncateAddress } from '@portico/core/page'
import type { Send } from '@portico/core/send'
import type { Messages } from '@portico/core/views'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { SentActions } from './SentActions.js'
import type { StageOf } from './stageOf.js'
import { TokenImage } from './TokenImage.js'
import { useAmounts } from './useAmounts.js'

type Stage = StageOf<'broadcast' | 'confirmed' | 'reverted'>
export type OnItsWayProps = { send: Send; stage: Stage }

const rings = Object.freeze({ broadcast: 'loading', confirmed: 'success', reverted: 'error' } as const)

/** The network has it: on its way, arrived, or refused. */
export function OnItsWay({ send, stage }: OnItsWayProps) {
  const t = useTranslate()
  const amounts = useAmounts()
  const { token, amount, receiver } = stage.sent
  const to = receiver.name ?? receiver.profileName ?? truncateAddress(receiver.address)
  const { title, text } = wordsOf(t, stage, { amount: amounts.whole(amount, token), receiver: to })
  return (
    <StatusScreen
      image={<TokenImage token={token} size={80} />}
      shape="round"
      state={rings[stage.name]}
      title={title}
      text={text}
    >
      <SentActions send={send} stage={stage} />
    </StatusScreen>
  )
}

function wordsOf(
  { send: t }: Messages,
  stage: Stage,
  what: { amount: string; receiver: string },
): { title: string; text: string } {
  switch (stage.name) {
    case 'confirmed':
      return { title: t.confirmedTitle, text: t.confirmedText(what) }
    case 'reverted':
      return { title: t.revertedTitle, text: t.revertedText }
    default:
      return { title: t.broadcastTitle, text: stage.isSlow ? t.broadcastSlow : t.broadcastText }
  }
}
