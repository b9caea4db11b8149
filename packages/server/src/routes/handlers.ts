import type { Endpoints } from '@portico/wire/http'
import { ServerError } from '../errors/ServerError.js'
import { getAnalyticsConfig, postEvent } from './analytics.js'
import { getWallets } from './directory.js'
import type { Handler } from './handler.js'
import { getHealth, getLive, getReady } from './health.js'
import { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from './images.js'
import { getOrigins } from './origins.js'

/** One handler per call of the contract: leaving one out does not compile. */
export type Handlers = { readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]> }

const missing = async (): Promise<never> => {
  throw new ServerError('request/not-found')
}

export const handlers: Handlers = /* @__PURE__ */ Object.freeze({
  callRpc: missing,
  getAnalyticsConfig,
  getAssetImage,
  getBalance: missing,
  getCurrencyImage,
  getHealth,
  getHistory: missing,
  getIdentity: missing,
  getLive,
  getNfts: missing,
  getOrigins,
  getReady,
  getSupportedChains: missing,
  getTokenImage,
  getTokenPrices: missing,
  getWalletImage,
  getWallets,
  postEvent,
})
