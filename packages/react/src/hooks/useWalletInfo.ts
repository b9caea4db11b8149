'use client'
import type { WalletInfo } from '@portico/core'
import { accountOf } from '@portico/core/page'
import type { Namespace } from '@portico/wire'
import { useKit } from './useKit.js'
import { useKitState } from './useKitState.js'

/** Name and icon of the connected wallet. */
export function useWalletInfo(namespace?: Namespace): { walletInfo: WalletInfo | undefined } {
  useKit('useWalletInfo')
  return { walletInfo: useKitState((state) => accountOf(state, namespace).connectedWalletInfo) }
}
