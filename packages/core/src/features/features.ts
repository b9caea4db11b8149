import type { Nft } from '@portico/wire/http'
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
