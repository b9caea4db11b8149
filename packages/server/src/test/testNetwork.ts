import type { ServerNetwork } from '../deps.js'

/** A network as an operator would configure it; tests change what they are about. */
export function testNetwork(overrides: Partial<ServerNetwork> = {}): ServerNetwork {
  return {
    chainId: 'eip155:31337',
    name: 'Portico Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [],
    tokens: [],
    source: { kind: 'chain', fromBlock: 0, finality: 10, pollInterval: 5 },
    multicall: undefined,
    ensUniversalResolver: undefined,
    isTestnet: false,
    ...overrides,
  }
}
