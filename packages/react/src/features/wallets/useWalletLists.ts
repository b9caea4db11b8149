import type { WalletLists, WalletListsState } from '@portico/core/views'
import { useEffect } from 'react'
import { useFeature } from '../../hooks/useFeature.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useStore } from '../../hooks/useStore.js'

export type ShownWalletLists = {
  /** Undefined until the directory's code is here, and where there is no directory. */
  readonly lists: WalletLists | undefined
  readonly state: WalletListsState | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The wallet lists of the directory, begun when they are first shown: opening asks for nothing and waits for nothing. */
export function useWalletLists(): ShownWalletLists {
  // One question: without a directory, opening renders nothing again.
  const isWanted = useKitState(
    ({ modal, options }) => (modal.open || options.enableEmbedded) && options.endpoints.directory !== undefined,
  )
  const { feature: lists, hasFailed, retry } = useFeature('wallets', isWanted)
  const state = useStore<WalletListsState | undefined>(lists?.store, undefined)

  useEffect(() => {
    if (isWanted) lists?.begin()
  }, [lists, isWanted])

  return {
    lists,
    state,
    hasFailed: hasFailed || state?.status === 'failed',
    retry: () => (lists ? lists.begin() : retry()),
  }
}
