import { connectRows } from '@portico/core/views'
import { useMemo } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { useWalletState } from '../parts/useWalletState.js'
import { LegalGate } from './parts/LegalGate.js'
import { WalletList } from './parts/WalletList.js'

export function ConnectWalletsView() {
  const kit = useKit('ConnectWalletsView')
  const state = useWalletState()
  const rows = useMemo(() => connectRows(state, kit.platform()), [state, kit])
  return (
    <LegalGate>
      <WalletList rows={rows} />
    </LegalGate>
  )
}
