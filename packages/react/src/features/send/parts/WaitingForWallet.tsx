import { accountOf } from '@portico/core/page'
import { Button } from '@portico/ui'
import { WalletImage } from '@portico/ui/images'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import type { StageOf } from './stageOf.js'
import { TransferSummary } from './TransferSummary.js'

/** The wallet has the request: what to compare there, and a way out when it never answers. */
export function WaitingForWallet({ stage: { sent, isSlow } }: { stage: StageOf<'waiting'> }) {
  const t = useTranslate()
  const { popTransactionStack } = useActions()
  const wallet = useKitState((state) => accountOf(state).connectedWalletInfo)
  const name = wallet?.name ?? t.account.wallet
  return (
    <StatusScreen
      image={<WalletImage id={wallet?.rdns ?? name} name={name} src={wallet?.icon} size={80} />}
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
