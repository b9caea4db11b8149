import type { CaipNetworkId } from '@portico/wire'
import type { Deps, ServerNetwork } from '../deps.js'

/** The one that is asked about, or all. One that the operator does not serve is none: its answers are empty (API-02). */
export function selectNetworks({ networks }: Deps, chainId: CaipNetworkId | undefined): readonly ServerNetwork[] {
  return chainId === undefined ? networks : networks.filter((network) => network.chainId === chainId)
}
