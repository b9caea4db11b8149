import { describe, expect, it } from 'vitest'
import { defineNetwork } from './defineNetwork.js'
import { bitcoin, bitcoinTestnet, solana, solanaDevnet, solanaTestnet } from './otherNetworks.js'
import { unknownNetwork } from './unknownNetwork.js'

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.test'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.test' } },
  testnet: false,
  assets: { imageId: 'ba0ba0cd' },
}

describe('a network', () => {
  it('[NET-01] has id, name, chainNamespace, caipNetworkId, nativeCurrency, rpcUrls, blockExplorers, testnet and assets.imageId', () => {
    const network = defineNetwork(mainnet)
    expect(network).toEqual({ ...mainnet, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' })
    expect(Object.isFrozen(network)).toBe(true)
  })
  it('[NET-09~] without a namespace is one of eip155, the default chain eip155:1 among them', () => {
    expect(defineNetwork(mainnet).caipNetworkId).toBe('eip155:1')
    expect(defineNetwork({ ...mainnet, chainNamespace: 'cosmos', id: 'hub-4' }).caipNetworkId).toBe('cosmos:hub-4')
  })
  it("one that was not asked for is the 'Unknown Network': a name and nothing to call", () => {
    expect(unknownNetwork('eip155:999')).toMatchObject({
      id: '999',
      name: 'Unknown Network',
      caipNetworkId: 'eip155:999',
      rpcUrls: { default: { http: [] } },
    })
  })
})

describe('networks that come with the kit', () => {
  it('[NET-09~] three Solana networks', () => {
    expect([solana, solanaDevnet, solanaTestnet].map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    ])
  })
  it('[NET-09~] two Bitcoin networks', () => {
    expect([bitcoin, bitcoinTestnet].map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'bip122:000000000019d6689c085ae165831e93',
      'bip122:000000000933ea01ad0ee984209779ba',
    ])
  })
  it('[NET-01] test networks say so, and their currencies have the right decimals', () => {
    expect([solana, bitcoin].map(({ testnet }) => testnet)).toEqual([undefined, undefined])
    expect([solanaDevnet, solanaTestnet, bitcoinTestnet].map(({ testnet }) => testnet)).toEqual([true, true, true])
    expect([solana, bitcoin].map(({ nativeCurrency }) => nativeCurrency.decimals)).toEqual([9, 8])
  })
})
