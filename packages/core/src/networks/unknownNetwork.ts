import { type CaipNetworkId, parseCaipNetworkId } from '@portico/wire'
import { defineNetwork } from './defineNetwork.js'
import type { Network } from './network.js'

/** Stands for a chain the site did not ask for: it has a name to show and nothing to call. */
export function unknownNetwork(caipNetworkId: CaipNetworkId): Network {
  const parts = parseCaipNetworkId(caipNetworkId)
  return defineNetwork({
    id: parts?.reference ?? '',
    chainNamespace: parts?.namespace,
    caipNetworkId,
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
}
