import { defineNetwork } from './defineNetwork.js'
import type { Network } from './network.js'

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }
const btc = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
const solscan = (query = '') => ({
  default: {
    name: 'Solscan',
    url: 'https://solscan.io',
    paths: { address: `/account/{id}${query}`, transaction: `/tx/{id}${query}` },
  },
})

/** The networks beyond EVM that come with the kit (NET-09). Their adapters are packages of their own. */
export const solana: Network = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: sol,
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: /* @__PURE__ */ solscan(),
  assets: { imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700' },
})

export const solanaDevnet: Network = defineNetwork({
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  chainNamespace: 'solana',
  nativeCurrency: sol,
  rpcUrls: { default: { http: ['https://api.devnet.solana.com'] } },
  blockExplorers: /* @__PURE__ */ solscan('?cluster=devnet'),
  testnet: true,
})

export const solanaTestnet: Network = defineNetwork({
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  chainNamespace: 'solana',
  nativeCurrency: sol,
  rpcUrls: { default: { http: ['https://api.testnet.solana.com'] } },
  blockExplorers: /* @__PURE__ */ solscan('?cluster=testnet'),
  testnet: true,
})

export const bitcoin: Network = defineNetwork({
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  nativeCurrency: btc,
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space' } },
  assets: { imageId: '0b4838db-0161-4ffe-022d-532bf03dba00' },
})

export const bitcoinTestnet: Network = defineNetwork({
  id: '000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  chainNamespace: 'bip122',
  nativeCurrency: btc,
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet' } },
  testnet: true,
})
