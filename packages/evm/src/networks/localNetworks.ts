import { defineNetwork, type Network } from '@portico/core/adapter'
import { ether } from './ether.js'

/** The chains that the project's own development network runs. */
export const porticoLocal: Network = /* @__PURE__ */ defineNetwork({
  id: 31337,
  name: 'Portico Local',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  testnet: true,
})

export const porticoLocalTwo: Network = /* @__PURE__ */ defineNetwork({
  id: 31338,
  name: 'Portico Local Two',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } },
  testnet: true,
})
