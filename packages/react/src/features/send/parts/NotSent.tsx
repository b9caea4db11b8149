import { accountOf } from '@portico/core/page'
import { WalletImage } from '@portico/ui/images'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { errorText } from '../../parts/errorText.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import type { StageOf } from './stageOf.js'

/** Nothing was sent: why, and back to the review for another try. */
export function NotSent({ stage: { error } }: { stage: StageOf<'failed'> }) {
  const t = useTranslate()
  const { popTransactionStack } = useActions()
  const wallet = useKitState((state) => accountOf(state).connectedWalletInfo)
  const name = wallet?.name ?? t.account.wallet
  const isDeclined = error === 'rpc/user-rejected'
  return (
    <StatusScreen
      image={<WalletImage id={wallet?.rdns ?? name} name={name} src={wallet?.icon} size={80} />}
      state="error"
      title={isDeclined ? t.send.declinedTitle : t.send.failedTitle}
      text={isDeclined ? t.send.declinedText : errorText(t, error)}
      onRetry={() => popTransactionStack('cancel')}
    />
  )
}
