import type { Network } from '@portico/core/adapter'
import * as chains from 'viem/chains'
import { describe, expect, it } from 'vitest'
import * as named from '../exports/networks.js'
import { allNetworks } from './allNetworks.js'

const { allNetworks: _, porticoLocal, porticoLocalTwo, ...live } = named
// By name: several chains of viem's list share an id.
const known = new Map<string, chains.Chain>(Object.entries(chains))

function expectComplete(network: Network, protocol: string): void {
  expect(network.chainNamespace).toBe('eip155')
  expect(network.caipNetworkId).toBe(`eip155:${network.id}`)
  expect(network.nativeCurrency.decimals).toBe(18)
  expect(network.rpcUrls.default.http.length).toBeGreaterThan(0)
  for (const url of network.rpcUrls.default.http) expect(new URL(url).protocol).toBe(protocol)
}

describe('allNetworks', () => {
  it('[NET-09~] has about forty EVM networks, each once', () => {
    expect(allNetworks.length).toBeGreaterThanOrEqual(40)
    expect(new Set(allNetworks.map(({ id }) => id)).size).toBe(allNetworks.length)
    expect(new Set(allNetworks.map(({ name }) => name)).size).toBe(allNetworks.length)
  })

  it.each(Object.entries(live))('[NET-01] %s is complete and is what viem takes it for', (name, network) => {
    expectComplete(network, 'https:')
    expect(network.blockExplorers?.default.url).toMatch(/^https:\/\/.+[^/]$/)
    const chain = known.get(name)
    expect(network.id).toBe(chain?.id)
    expect(network.nativeCurrency.symbol).toBe(chain?.nativeCurrency.symbol)
    expect(network.testnet ?? false).toBe(chain?.testnet ?? false)
    const oracle = chain?.contracts?.['gasPriceOracle']
    if (oracle) expect(network.contracts?.['gasPriceOracle']).toEqual(oracle)
  })

  it.each([porticoLocal, porticoLocalTwo])('$name is complete and shows what a live network would', (network) => {
    expectComplete(network, 'http:')
    expect(network.testnet ?? false).toBe(false)
    // Some wallets add no network without an explorer.
    expect(network.blockExplorers?.default.url).toBe(`http://localhost:4400/explorer/${network.id}`)
  })
})
