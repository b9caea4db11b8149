import { LegalGate } from '../parts/Legal.js'
import { WalletList } from './parts/WalletList.js'
import { useConnectRows } from './useConnectRows.js'

export function ConnectWalletsView() {
  const { rows, directory } = useConnectRows()
  return (
    <LegalGate>
      <WalletList rows={rows} directory={directory} />
    </LegalGate>
  )
}
