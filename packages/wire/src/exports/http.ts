export {
  type AdminEndpoints,
  type AdminProject,
  type AdminWallet,
  type AuditEntry,
  adminEndpoints,
  adminProject,
  adminWallet,
  auditEntry,
  type ChartRange,
  type Charts,
} from '../http/admin.js'
export { type AnalyticsEvent, analyticsEvent, getAnalyticsConfig, postEvent } from '../http/analytics.js'
export { type AuthAccount, authenticate, getAuthAccount, getAuthNonce, nonceHeader, signOut } from '../http/auth.js'
export { getBalance, type TokenBalance, tokenBalance } from '../http/balance.js'
export { getSupportedChains } from '../http/chains.js'
export { commonQuery } from '../http/commonQuery.js'
export { getWallets, type WalletListing, walletListing } from '../http/directory.js'
export {
  type Answer,
  type Body,
  type CommonQuery,
  type Endpoint,
  endpoint,
  type Host,
  type PathParameters,
  type Query,
  type Schema,
  type WholeQuery,
} from '../http/endpoint.js'
export { type Endpoints, endpoints } from '../http/endpoints.js'
export { type ErrorAnswer, errorAnswer, unauthorized } from '../http/errorAnswer.js'
export { getHealth, getLive, getReady } from '../http/health.js'
export { getHistory, type Transaction, type Transfer, transaction, transfer } from '../http/history.js'
export { getIdentity } from '../http/identity.js'
export { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from '../http/images.js'
export { defaultEvmCoinType, ethereumCoinType, evmCoinType, getNameAccount } from '../http/names.js'
export { getNfts, type Nft, nft } from '../http/nfts.js'
export { getOrigins } from '../http/origins.js'
export { getTokenPrices } from '../http/price.js'
export { callRpc } from '../http/rpc.js'
