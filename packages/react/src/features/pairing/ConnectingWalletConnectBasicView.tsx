import { canPair } from '@portico/core/pairing'
import { useKit } from '../../hooks/useKit.js'
import { useKitState } from '../../hooks/useKitState.js'
import { ConnectWalletsView } from '../connect/ConnectWalletsView.js'
import { AllWalletsRow } from '../connect/parts/AllWalletsRow.js'
import { UnavailableView } from '../unavailable/UnavailableView.js'
import { useWalletLists } from '../wallets/useWalletLists.js'
import { PairingGate } from './parts/PairingGate.js'
import { PairingScreens } from './parts/PairingScreens.js'

/** Pairing is all there is: the code and the way to all wallets, or the wallets of a phone (MODAL-02). */
export function ConnectingWalletConnectBasicView() {
  const kit = useKit('ConnectingWalletConnectBasicView')
  const isOn = useKitState(canPair)
  const { state } = useWalletLists()
  if (!isOn) return <UnavailableView data={undefined} />
  if (kit.platform().isMobile) return <ConnectWalletsView />
  return (
    <PairingGate>
      <PairingScreens wallet={undefined} />
      <AllWalletsRow count={state?.count} />
    </PairingGate>
  )
}
