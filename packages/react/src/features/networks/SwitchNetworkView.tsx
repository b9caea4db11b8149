import { connectionOf, isUnsupportedNetwork, limits, type State } from '@portico/core/page'
import { Button } from '@portico/ui'
import { NetworkImage } from '@portico/ui/images'
import { useActions } from '../../hooks/useActions.js'
import { useDelay } from '../../hooks/useDelay.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import type { ViewProps } from '../../modal/viewProps.js'
import { errorText } from '../parts/errorText.js'
import { networkImageUrl } from '../parts/networkImageUrl.js'
import { StatusScreen } from '../parts/StatusScreen.js'
import { networksWords } from './networksWords.js'

/** Waits for the wallet to move to another network. */
export function SwitchNetworkView({ data: { network } }: ViewProps<'SwitchNetwork'>) {
  const t = useTranslate(networksWords)
  const { switchNetwork, replace } = useActions()
  const switching = useKitState((state) => state.switching)
  const src = useKitState((state) => networkImageUrl(state, network))
  const isActive = useKitState((state) => state.networks.active === network.caipNetworkId)
  const wallet = useKitState((state) => connectionOf(state, network.chainNamespace)?.wallet.name) ?? t.account.wallet
  const isSilent = useDelay(limits.connectingHint, switching?.id ?? 'none')
  // Then UnsupportedChain was the view before; the header has no way back to it (ROUTE-05, ROUTE-06).
  const isFirst = useKitState((state) => state.router.stack.length === 1)
  const isUnsupported = useKitState(isUnsupportedNetwork)
  const isFailed = switching?.status === 'failed'
  // As on the connecting screen: what is gone is being left, and if not, it can be asked for again.
  const state = isActive ? 'success' : isFailed ? 'error' : !switching && isSilent ? 'idle' : 'loading'
  const { title, text } = wordsOf(t, switching, wallet, isSilent)
  return (
    <>
      <StatusScreen
        image={<NetworkImage id={network.caipNetworkId} name={network.name} src={src} size={80} />}
        shape="round"
        state={state}
        title={title}
        text={text}
        onRetry={() => switchNetwork({ network })}
      />
      {isFirst && isUnsupported && (
        <div className="pt-switch-network-view-back">
          <Button variant="secondary" isFullWidth onClick={() => replace('UnsupportedChain')}>
            {t.common.back}
          </Button>
        </div>
      )}
    </>
  )
}

function wordsOf(t: typeof networksWords, switching: State['switching'], wallet: string, isSilent: boolean) {
  const words = t.networks
  if (switching?.status !== 'failed') {
    const slow = switching && isSilent && t.connecting.slow({ wallet })
    return { title: words.approveTitle, text: slow || words.approveText({ wallet }) }
  }
  if (switching.error === 'rpc/user-rejected') return { title: words.declinedTitle, text: words.declinedText }
  if (switching.error === 'rpc/resource-unavailable')
    return { title: t.connecting.pendingTitle, text: t.connecting.pendingText({ wallet }) }
  return { title: words.failedTitle, text: errorText(t, switching.error) }
}
