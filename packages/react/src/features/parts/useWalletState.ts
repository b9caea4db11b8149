import type { State } from '@portico/core/page'
import { useKitState } from '../../hooks/useKitState.js'

/** The state as far as lists of wallets depend on it: building one is too much work for every change of anything. */
export function useWalletState(): State {
  return useKitState((state) => state, hasSameWallets)
}

function hasSameWallets(a: State, b: State): boolean {
  return (
    a.connectors === b.connectors &&
    a.options === b.options &&
    a.recentWallets === b.recentWallets &&
    a.connections === b.connections &&
    a.namespaceFilter === b.namespaceFilter &&
    a.networks.active === b.networks.active
  )
}
