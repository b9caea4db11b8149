import type { Endpoints } from '@portico/wire/http'
import { getAnalyticsConfig, postEvent } from './analytics.js'
import { authenticate, getAuthAccount, getAuthNonce, signOut } from './auth.js'
import { getBalance } from './balance.js'
import { getSupportedChains } from './chains.js'
import { getWallets } from './directory.js'
import type { Handler } from './handler.js'
import { getHealth, getLive, getReady } from './health.js'
import { getHistory } from './history.js'
import { getIdentity } from './identity.js'
import { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from './images.js'
import { getNameAccount } from './names.js'
import { getNfts } from './nfts.js'
import { getOrigins } from './origins.js'
import { getTokenPrices } from './price.js'
import { callRpc } from './rpc.js'

/** One handler per call of the contract: leaving one out does not compile. */
export type Handlers = { readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]> }

export const handlers: Handlers = /* @__PURE__ */ Object.freeze({
  authenticate,
  callRpc,
  getAnalyticsConfig,
  getAssetImage,
  getAuthAccount,
  getAuthNonce,
  getBalance,
  getCurrencyImage,
  getHealth,
  getHistory,
  getIdentity,
  getLive,
  getNameAccount,
  getNfts,
  getOrigins,
  getReady,
  getSupportedChains,
  getTokenImage,
  getTokenPrices,
  getWalletImage,
  getWallets,
  postEvent,
  signOut,
})
