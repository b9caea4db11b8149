import { expect, it } from 'vitest'
import * as index from './index.js'
import * as networks from './networks.js'

it('@portico/evm', () => {
  expect(Object.keys(index)).toEqual(['evm'])
})

it('@portico/evm/networks: every network of the list has a name of its own', () => {
  const { allNetworks, ...named } = networks
  expect(new Set(Object.values(named))).toEqual(new Set(allNetworks))
  expect(Object.keys(named).sort()).toMatchInlineSnapshot(`
    [
      "abstract",
      "arbitrum",
      "arbitrumNova",
      "arbitrumSepolia",
      "aurora",
      "avalanche",
      "avalancheFuji",
      "base",
      "baseSepolia",
      "berachain",
      "blast",
      "bsc",
      "bscTestnet",
      "celo",
      "cronos",
      "fantom",
      "gnosis",
      "hoodi",
      "hyperEvm",
      "ink",
      "kaia",
      "linea",
      "lineaSepolia",
      "mainnet",
      "mantle",
      "mode",
      "monad",
      "moonbeam",
      "opBNB",
      "optimism",
      "optimismSepolia",
      "polygon",
      "polygonAmoy",
      "porticoLocal",
      "porticoLocalTwo",
      "ronin",
      "scroll",
      "sei",
      "sepolia",
      "soneium",
      "sonic",
      "unichain",
      "worldchain",
      "zksync",
      "zora",
    ]
  `)
})
