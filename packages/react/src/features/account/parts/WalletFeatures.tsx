import { activeNamespace, type State } from '@portico/core/page'
import { Button } from '@portico/ui'
import { Receive, Send } from '@portico/ui/icons'
import { useMemo } from 'react'
import { useActions } from '../../../hooks/useActions.js'
import { useInitialMessages } from '../../../hooks/useInitialMessages.js'
import { useKit } from '../../../hooks/useKit.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { prefetchOnce } from '../../../mount/prefetchOnce.js'
import { transferViews } from '../../transferViews.js'

const offers = Object.freeze({
  receive: { view: 'WalletReceive', Icon: Receive },
  send: { view: 'WalletSend', Icon: Send },
} as const)
type Offer = keyof typeof offers

/** Receive and send, in the site's order; the views of each are prefetched on hover and focus. */
export function WalletFeatures() {
  const t = useInitialMessages()
  const kit = useKit('WalletFeatures')
  const { push } = useActions()
  const prefetch = useMemo(
    () => ({
      receive: prefetchOnce(() => transferViews.receive(kit)),
      send: prefetchOnce(() => transferViews.send(kit)),
    }),
    [kit],
  )
  const offered = useKitState(offeredFeatures, (a, b) => a.join() === b.join())
  if (offered.length === 0) return null
  return (
    <div className="pt-wallet-features">
      {offered.map((name) => {
        const { view, Icon } = offers[name]
        return (
          <Button
            key={name}
            variant="secondary"
            icon={<Icon />}
            onPointerEnter={prefetch[name]}
            onFocus={prefetch[name]}
            onClick={() => push(view)}
          >
            {t.titles[view]}
          </Button>
        )
      })}
    </div>
  )
}

/** Sending is for two kinds of chains (ACCOUNT-06). */
function offeredFeatures(state: State): readonly Offer[] {
  const { features } = state.options
  const canSend = ['eip155', 'solana'].includes(activeNamespace(state) ?? '')
  return features.walletFeaturesOrder.filter(
    (name): name is Offer => name in offers && features[name] && (name !== 'send' || canSend),
  )
}
