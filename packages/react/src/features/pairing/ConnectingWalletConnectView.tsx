import { canPair } from '@portico/core/pairing'
import { useKitState } from '../../hooks/useKitState.js'
import type { ViewProps } from '../../modal/viewProps.js'
import { UnavailableView } from '../unavailable/UnavailableView.js'
import { PairingGate } from './parts/PairingGate.js'
import { PairingScreens } from './parts/PairingScreens.js'

/** Pairs with a wallet that is elsewhere: on a phone, in another app, on another page. */
export function ConnectingWalletConnectView({ data }: ViewProps<'ConnectingWalletConnect'>) {
  const isOn = useKitState(canPair)
  if (!isOn) return <UnavailableView data={data} />
  return (
    <PairingGate>
      <PairingScreens wallet={data?.wallet} />
    </PairingGate>
  )
}
