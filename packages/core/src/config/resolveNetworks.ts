import { formatCaipNetworkId, isCaipNetworkId, isNamespace } from '@portico/wire'
import { defineNetwork } from '../networks/defineNetwork.js'
import type { Network, NetworkInput } from '../networks/network.js'
import { isRecord } from '../utils/isRecord.js'
import { checkUrl, refuse } from './check.js'

/** Checks one network given by a host and completes it. */
export function resolveNetwork(option: string, input: NetworkInput): Network {
  const value: unknown = input
  const fix = 'Pass a network such as `mainnet` of @portico/evm/networks, or a chain of viem.'
  if (!isRecord(value)) refuse(option, `must be a network, got ${value === null ? 'null' : typeof value}`, fix)
  const { id, name, nativeCurrency: currency, rpcUrls, blockExplorers: explorers, chainNamespace } = value
  const isId = typeof id === 'number' ? Number.isSafeInteger(id) && id >= 0 : typeof id === 'string'
  if (!isId) refuse(`${option}.id`, 'must be a whole number or a string', fix)
  if (typeof name !== 'string' || !name) refuse(`${option}.name`, 'must be a non-empty string', fix)
  if (chainNamespace !== undefined && !isNamespace(chainNamespace)) {
    refuse(`${option}.chainNamespace`, 'is no known namespace', 'Use eip155, solana, polkadot, bip122 or cosmos.')
  }
  if (!isRecord(currency) || typeof currency['symbol'] !== 'string' || !Number.isInteger(currency['decimals'])) {
    refuse(`${option}.nativeCurrency`, 'must have name, symbol and decimals', fix)
  }
  const defaults = isRecord(rpcUrls) ? rpcUrls['default'] : undefined
  const urls = isRecord(defaults) ? defaults['http'] : undefined
  if (!Array.isArray(urls)) refuse(`${option}.rpcUrls`, 'must have default.http, a list of URLs', fix)
  for (const url of urls) checkUrl(`${option}.rpcUrls`, url ?? null)
  const explorer = isRecord(explorers) ? explorers['default'] : undefined
  if (explorers !== undefined)
    checkUrl(`${option}.blockExplorers`, isRecord(explorer) ? (explorer['url'] ?? null) : null)
  const paths = isRecord(explorer) ? Object.values(Object(explorer['paths'] ?? {})) : []
  if (!paths.every((path) => typeof path === 'string' && /^\/.*\{id\}/.test(path)))
    refuse(`${option}.blockExplorers`, 'has a path without `/` in front or `{id}` in it', fix)
  const network = defineNetwork(input)
  const caipNetworkId = formatCaipNetworkId(network.chainNamespace, network.id)
  if (network.caipNetworkId !== caipNetworkId || !isCaipNetworkId(caipNetworkId)) {
    refuse(
      `${option}.caipNetworkId`,
      `must be namespace:id, here \`${caipNetworkId}\``,
      'Leave it out, and check `id` and `chainNamespace`.',
    )
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
  const wanted = defaultInput === undefined ? undefined : resolveNetwork('defaultNetwork', defaultInput)
  const initial = wanted ? networks.find((network) => network.caipNetworkId === wanted.caipNetworkId) : networks[0]
  if (!initial)
    refuse('defaultNetwork', `is ${wanted?.caipNetworkId}, which is not in \`networks\``, 'Add it to `networks`.')
  return { networks: Object.freeze(networks), initial }
}
