import type { WalletListsState } from '@portico/core/views'
import { createWalletEntries, type WalletEntry } from '@portico/core/wallets'
import { useMemo } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { useWalletState } from '../parts/useWalletState.js'

/** The tiles to show: listed anew when there are others, not when a page is only on its way. */
export function useWalletEntries(lists: WalletListsState): readonly WalletEntry[] {
  const kit = useKit('useWalletEntries')
  const state = useWalletState()
  const { featured, recommended, excluded, isCertifiedOnly, searchText } = lists
  const browsed = lists.browsed.wallets
  const found = lists.found.wallets
  const entriesOf = useMemo(() => createWalletEntries(state, excluded, kit.platform()), [state, excluded, kit])
  return useMemo(
    () => entriesOf({ featured, recommended, isCertifiedOnly, searchText, browsed, found }),
    [entriesOf, featured, recommended, isCertifiedOnly, searchText, browsed, found],
  )
}
