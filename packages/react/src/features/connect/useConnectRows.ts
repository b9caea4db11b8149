import { type ConnectRow, connectRows } from '@portico/core/views'
import { useMemo } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { useWalletState } from '../parts/useWalletState.js'
import { type ShownWalletLists, useWalletLists } from '../wallets/useWalletLists.js'

/** The rows of the wallet list: what is known at once, what the directory says when it has said it. */
export function useConnectRows(): { rows: readonly ConnectRow[]; directory: ShownWalletLists } {
  const kit = useKit('useConnectRows')
  const state = useWalletState()
  const directory = useWalletLists()
  const { state: lists, hasFailed } = directory
  const rows = useMemo(() => {
    const shown = connectRows(state, kit.platform(), lists)
    // Nobody is coming any more.
    return hasFailed ? shown.filter((row) => !('isComing' in row)) : shown
  }, [state, kit, lists, hasFailed])
  return { rows, directory }
}
