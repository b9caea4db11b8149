import { Button } from '@portico/ui'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { sendWords } from '../sendWords.js'
import type { StageOf } from './stageOf.js'
import { TransferSummary } from './TransferSummary.js'
import { useConnectedWallet } from './useConnectedWallet.js'

/** The wallet has the request: what to compare there, and a way out when it never answers. */
export function WaitingForWallet({ stage: { sent, isSlow } }: { stage: StageOf<'waiting'> }) {
  const t = useTranslate(sendWords)
  const { popTransactionStack } = useActions()
  const { name, image } = useConnectedWallet()
  return (
    <StatusScreen
      image={image}
      state="loading"
      title={t.networks.approveTitle}
      text={(isSlow ? t.connecting.slow : t.send.waitingText)({ wallet: name })}
    >
      <TransferSummary {...sent} />
      <Button variant="secondary" isFullWidth onClick={() => popTransactionStack('cancel')}>
        {t.send.cancel}
      </Button>
    </StatusScreen>
  )
}
