import { defineNetwork, type Network } from '@portico/core'

const ether = Object.freeze({ name: 'Ether', symbol: 'ETH', decimals: 18 })

/** The two local chains that tests run on. */
export const testNetworks: readonly [Network, Network] = Object.freeze([
  defineNetwork({
    id: 31337,
    name: 'Portico Local',
    nativeCurrency: ether,
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    blockExplorers: { default: { name: 'Local Explorer', url: 'http://explorer.test' } },
    testnet: true,
  }),
  defineNetwork({
    id: 31338,
    name: 'Portico Local Two',
    nativeCurrency: ether,
    rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } },
    testnet: true,
  }),
])
