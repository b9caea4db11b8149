import { defineChain } from 'viem'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The two local chains of `npm start`; a site of yours imports its chains from `wagmi/chains`. */
export const local = defineChain({
  id: 31337,
  name: 'Portico Local',
  nativeCurrency,
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  testnet: true,
})
export const localTwo = defineChain({
  id: 31338,
  name: 'Portico Local Two',
  nativeCurrency,
  rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } },
  testnet: true,
})
