import type { Portico } from '@portico/core'
import { activeNamespace, type State } from '@portico/core/page'
import { Button } from '@portico/ui'
import { Receive, Send } from '@portico/ui/icons'
import { useActions } from '../../../hooks/useActions.js'
import { useInitialMessages } from '../../../hooks/useInitialMessages.js'
import { useKit } from '../../../hooks/useKit.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { moneyViews } from '../../moneyViews.js'

const offers = Object.freeze({
  receive: { view: 'WalletReceive', Icon: Receive },
  send: { view: 'WalletSend', Icon: Send },
} as const)
type Offer = keyof typeof offers

/** What can be done with the money, in the site's order; the code of each comes with the pointer or the focus. */
export function WalletFeatures() {
  const t = useInitialMessages()
  const kit = useKit('WalletFeatures')
  const { push } = useActions()
  const offered = useKitState(offeredFeatures, (a, b) => a.join() === b.join())
  if (offered.length === 0) return null
  return (
    <div className="pt-wallet-features">
      {offered.map((name) => {
        const { view, Icon } = offers[name]
        const preload = () => preloadViews(kit, name)
        return (
          <Button
            key={name}
            variant="secondary"
            icon={<Icon />}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => push(view)}
          >
            {t.titles[view]}
          </Button>
        )
      })}
    </div>
  )
}

function preloadViews(kit: Portico, name: Offer): void {
  // Asked for again by the click, which shows a failure.
  moneyViews[name](kit).catch(() => undefined)
}

/** Sending is for two kinds of chains (ACCOUNT-06). */
function offeredFeatures(state: State): readonly Offer[] {
  const { features } = state.options
  const canSend = ['eip155', 'solana'].includes(activeNamespace(state) ?? '')
  return features.walletFeaturesOrder.filter(
    (name): name is Offer => name in offers && features[name] && (name !== 'send' || canSend),
  )
}
