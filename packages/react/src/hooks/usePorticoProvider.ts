'use client'
import type { ConnectorType } from '@portico/core'
import { connectionOf } from '@portico/core/page'
import type { Eip1193Provider, Namespace } from '@portico/wire'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { useKitState } from './useKitState.js'

export type UsePorticoProviderReturnType = {
  walletProvider: Eip1193Provider | undefined
  walletProviderType: ConnectorType | undefined
}

/** The provider of the connected wallet, for viem, ethers or a request of your own. */
export function usePorticoProvider(namespace: Namespace): UsePorticoProviderReturnType {
  useKit('usePorticoProvider')
  const connection = useKitState((state) => connectionOf(state, namespace))
  return useMemo(() => ({ walletProvider: connection?.provider, walletProviderType: connection?.type }), [connection])
}
