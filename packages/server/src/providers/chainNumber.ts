import { type CaipNetworkId, parseCaipNetworkId } from '@portico/wire'
import type { ServerNetwork } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'

/** The EIP-155 number, by which the index knows a network. */
export function chainNumber(chainId: CaipNetworkId): number {
  const parts = parseCaipNetworkId(chainId)
  const number =
    parts?.namespace === 'eip155' && /^\d{1,15}$/.test(parts.reference) ? Number(parts.reference) : undefined
  if (number === undefined) throw new ServerError('operator/config', { detail: `${chainId} is no EVM network.` })
  return number
}

/** The others have no index, no contracts, and addresses of another kind. */
export function evmNetworks(networks: readonly ServerNetwork[]): readonly ServerNetwork[] {
  return networks.filter(({ chainId }) => chainId.startsWith('eip155:'))
}
