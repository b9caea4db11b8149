'use client'
import type { Network } from '@portico/core'
import { activeNetwork } from '@portico/core/page'
import type { CaipNetworkId } from '@portico/wire'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { useKitState } from './useKitState.js'

export type UsePorticoNetworkReturnType = {
  caipNetwork: Network | undefined
  chainId: number | string | undefined
  caipNetworkId: CaipNetworkId | undefined
  switchNetwork: (network: CaipNetworkId | Pick<Network, 'caipNetworkId'>) => Promise<void>
}

/** The network in use and how to change it. */
export function usePorticoNetwork(): UsePorticoNetworkReturnType {
  const kit = useKit('usePorticoNetwork')
  const caipNetwork = useKitState(activeNetwork, (a, b) => a === b || a?.caipNetworkId === b?.caipNetworkId)
  return useMemo(
    () => ({
      caipNetwork,
      chainId: caipNetwork?.id,
      caipNetworkId: caipNetwork?.caipNetworkId,
      switchNetwork: kit.switchNetwork,
    }),
    [kit, caipNetwork],
  )
}
