import { formatCaipNetworkId } from '@portico/wire'
import type { Network, NetworkInput } from './network.js'

/** Completes a network: without a namespace it is taken as eip155; the CAIP-2 id follows from namespace and id. */
export function defineNetwork(input: NetworkInput): Network {
  const chainNamespace = input.chainNamespace ?? 'eip155'
  const caipNetworkId = input.caipNetworkId ?? formatCaipNetworkId(chainNamespace, input.id)
  return Object.freeze({ ...input, chainNamespace, caipNetworkId })
}
