import { defineNetwork, type Network } from '@portico/core/adapter'
import { ether } from './ether.js'

/**
 * The chains that the project's own development network runs. They stand for live networks, so they are not marked as
 * testnets: balances, names and collectibles are shown as they would be there. Their explorer is a page of the
 * playground, because some wallets add no network without one.
 */
export const porticoLocal: Network = /* @__PURE__ */ defineNetwork({
  id: 31337,
  name: 'Portico Local',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  blockExplorers: { default: { name: 'Local explorer', url: 'http://localhost:4400/explorer/31337' } },
})

export const porticoLocalTwo: Network = /* @__PURE__ */ defineNetwork({
  id: 31338,
  name: 'Portico Local Two',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } },
  blockExplorers: { default: { name: 'Local explorer', url: 'http://localhost:4400/explorer/31338' } },
})
