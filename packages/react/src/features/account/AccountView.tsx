import { useKitState } from '../../hooks/useKitState.js'
import { AccountCard } from './AccountCard.js'
import { AccountDashboard } from './AccountDashboard.js'
import { NetworkSelector } from './NetworkSelector.js'

/** Who is connected: a card, or with a server to ask everything that the account holds and did. */
export function AccountView() {
  const hasServer = useKitState((state) => state.options.endpoints.api !== undefined)
  return (
    <>
      <NetworkSelector />
      {hasServer ? <AccountDashboard /> : <AccountCard />}
    </>
  )
}
