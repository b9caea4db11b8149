import type { Api } from '../api/api.js'
import type { PorticoContext } from '../context.js'
import type { WalletLists } from './wallets/walletLists.js'

/** Parts of the kit that need the operator's server, each with a store of its own. */
export type Features = { readonly wallets: WalletLists }
export type FeatureName = keyof Features

type FeatureLoaders = {
  readonly [Name in FeatureName]: () => Promise<(ctx: PorticoContext, api: Api) => Features[Name]>
}

/** Where they are; imported by `createPortico` alone. */
export const featureMap: FeatureLoaders = /* @__PURE__ */ Object.freeze({
  wallets: async () => (await import('./wallets/createWalletLists.js')).createWalletLists,
})
