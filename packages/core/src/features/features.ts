import type { Nft } from '@portico/wire/http'
import type { AccountWatch } from './account/createAccountWatch.js'
import type { History } from './history/createHistory.js'
import type { PagedList } from './pagedList.js'
import type { Pairing } from './pairing/pairing.js'
import type { Send } from './send/send.js'
import type { SignIn } from './siwx/createSignIn.js'
import type { WalletLists } from './wallets/walletLists.js'

/** Parts of the kit with a store of their own; sign-in has its state in the kit's. All but `send` and `signIn` need the operator's server. */
export type Features = {
  readonly account: AccountWatch
  readonly collectibles: PagedList<Nft>
  readonly history: History
  readonly pairing: Pairing
  readonly send: Send
  readonly signIn: SignIn
  readonly wallets: WalletLists
}
export type FeatureName = keyof Features
