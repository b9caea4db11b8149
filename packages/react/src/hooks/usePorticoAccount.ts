'use client'
import type { Account, ConnectionStatus } from '@portico/core'
import { accountOf } from '@portico/core/page'
import type { CaipAddress, Namespace } from '@portico/wire'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { useKitState } from './useKitState.js'

export type UsePorticoAccountParameters = { namespace?: Namespace | undefined }
export type UsePorticoAccountReturnType = {
  allAccounts: readonly Account[]
  caipAddress: CaipAddress | undefined
  address: string | undefined
  isConnected: boolean
  status: ConnectionStatus
}

/** The connected account of the active namespace, or of the one named. */
export function usePorticoAccount({ namespace }: UsePorticoAccountParameters = {}): UsePorticoAccountReturnType {
  useKit('usePorticoAccount')
  const { allAccounts, caipAddress, address, status } = useKitState((state) => accountOf(state, namespace))
  return useMemo(
    () => ({ allAccounts, caipAddress, address, isConnected: address !== undefined, status }),
    [allAccounts, caipAddress, address, status],
  )
}
