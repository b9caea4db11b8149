import type { Nft } from '@portico/wire/http'
import type { Api } from '../api/api.js'
import type { PorticoContext } from '../context.js'
import type { AccountWatch } from './account/createAccountWatch.js'
import type { History } from './history/createHistory.js'
import type { PagedList } from './pagedList.js'
import type { WalletLists } from './wallets/walletLists.js'

/** Parts of the kit that need the operator's server, each with a store of its own. */
export type Features = {
  readonly account: AccountWatch
  readonly collectibles: PagedList<Nft>
  readonly history: History
  readonly wallets: WalletLists
}
export type FeatureName = keyof Features

type FeatureLoaders = {
  readonly [Name in FeatureName]: () => Promise<(ctx: PorticoContext, api: Api) => Features[Name]>
}

/** Where they are; imported by `createPortico` alone. */
export const featureMap: FeatureLoaders = /* @__PURE__ */ Object.freeze({
  account: async () => (await import('./account/createAccountWatch.js')).createAccountWatch,
  collectibles: async () => (await import('./account/createCollectibles.js')).createCollectibles,
  history: async () => (await import('./history/createHistory.js')).createHistory,
  wallets: async () => (await import('./wallets/createWalletLists.js')).createWalletLists,
})
