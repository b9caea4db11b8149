import { isAnyConnected } from '@portico/core/page'
import { connectRows, type ViewName } from '@portico/core/views'
import { Button, EmptyState } from '@portico/ui'
import { WalletImage } from '@portico/ui/images'
import { useActions } from '../../hooks/useActions.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import type { ViewProps } from '../../modal/viewProps.js'
import { downloadsOf } from '../guide/downloadsOf.js'
import { useWalletState } from '../parts/useWalletState.js'
import { unavailableWords } from './unavailableWords.js'

/** Stands for a part that this site has not set up, and shows the way on. */
export function UnavailableView({ data }: ViewProps<ViewName>) {
  const t = useTranslate(unavailableWords)
  const kit = useKit('UnavailableView')
  const { push, reset } = useActions()
  const isConnected = useKitState(isAnyConnected)
  const state = useWalletState()
  const wallet = data && 'wallet' in data ? data.wallet : undefined
  const hasOtherWays = connectRows(state, kit.platform()).some((row) => 'connector' in row)
  const hasDownloads = wallet !== undefined && downloadsOf(wallet, kit.platform()).length > 0
  const { title, text } = wallet
    ? { title: t.unavailable.walletTitle({ wallet: wallet.name }), text: t.unavailable.walletText }
    : t.unavailable
  return (
    <div className="pt-unavailable-view">
      <EmptyState
        drawing={wallet && <WalletImage id={wallet.id} name={wallet.name} src={wallet.image_url} size={80} />}
        title={title}
        text={text}
      />
      {wallet && hasDownloads && (
        <Button isFullWidth onClick={() => push('Downloads', { wallet })}>
          {t.titles.Downloads({ wallet: wallet.name })}
        </Button>
      )}
      {!isConnected && hasOtherWays && (
        <Button isFullWidth variant={hasDownloads ? 'quiet' : 'secondary'} onClick={() => reset('Connect')}>
          {t.unavailable.action}
        </Button>
      )}
      {!isConnected && !hasOtherWays && !wallet && (
        <Button isFullWidth onClick={() => push('GetWallet')}>
          {t.connect.getWallet}
        </Button>
      )}
    </div>
  )
}
