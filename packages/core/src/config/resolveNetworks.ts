import { isNamespace, parseCaipNetworkId } from '@portico/wire'
import { defineNetwork } from '../networks/defineNetwork.js'
import type { Network, NetworkInput } from '../networks/network.js'
import { isRecord, refuse } from './check.js'

/** Checks one network given by a host and completes it. */
export function resolveNetwork(option: string, input: NetworkInput): Network {
  const value: unknown = input
  const fix = 'Pass a network such as `mainnet` of @portico/evm/networks, or a chain of viem.'
  if (!isRecord(value)) refuse(option, `must be a network, got ${value === null ? 'null' : typeof value}`, fix)
  const { id, name, nativeCurrency: currency, rpcUrls, chainNamespace } = value
  if (typeof id !== 'number' && typeof id !== 'string') refuse(`${option}.id`, 'must be a number or a string', fix)
  if (typeof name !== 'string' || !name) refuse(`${option}.name`, 'must be a non-empty string', fix)
  if (chainNamespace !== undefined && !isNamespace(chainNamespace)) {
    refuse(`${option}.chainNamespace`, 'is no known namespace', 'Use eip155, solana, polkadot, bip122 or cosmos.')
  }
  if (!isRecord(currency) || typeof currency['symbol'] !== 'string' || !Number.isInteger(currency['decimals'])) {
    refuse(`${option}.nativeCurrency`, 'must have name, symbol and decimals', fix)
  }
  const defaults = isRecord(rpcUrls) ? rpcUrls['default'] : undefined
  const urls = isRecord(defaults) ? defaults['http'] : undefined
  if (!Array.isArray(urls) || urls.some((url) => typeof url !== 'string')) {
    refuse(`${option}.rpcUrls`, 'must have default.http, a list of URLs', fix)
  }
  const network = defineNetwork(input)
  if (!parseCaipNetworkId(network.caipNetworkId)) {
    refuse(`${option}.caipNetworkId`, `is no chain id: \`${String(network.caipNetworkId)}\``, 'It must be namespace:reference, such as eip155:1.')
  }
  return network
}

/** Checks `networks` and `defaultNetwork`: at least one, none twice, the default among them. */
export function resolveNetworks(
  inputs: readonly NetworkInput[],
  defaultInput: NetworkInput | undefined,
): { networks: readonly Network[]; initial: Network } {
  if (!Array.isArray(inputs) || inputs.length === 0) {
    refuse('networks', 'must be a non-empty list', 'Pass at least one network, such as [mainnet].')
  }
  const networks = inputs.map((input, index) => resolveNetwork(`networks[${index}]`, input))
  const ids = networks.map((network) => network.caipNetworkId)
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  if (repeated) refuse('networks', `names ${repeated} twice`, 'Name each network once.')
  const wanted = defaultInput && resolveNetwork('defaultNetwork', defaultInput)
  const initial = wanted ? networks.find((network) => network.caipNetworkId === wanted.caipNetworkId) : networks[0]
  if (!initial) refuse('defaultNetwork', `is ${wanted?.caipNetworkId}, which is not in \`networks\``, 'Add it to `networks`.')
  return { networks: Object.freeze(networks), initial }
}
