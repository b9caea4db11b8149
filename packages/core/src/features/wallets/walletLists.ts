import type { Wallet } from '../../connectors/wallet.js'
import type { ReadonlyStore } from '../../state/createStore.js'

export type ListStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** What the directory has said so far. */
export type WalletListsState = {
  /** Of what the first screen needs: recommended, featured and excluded wallets. */
  readonly status: ListStatus
  readonly recommended: readonly Wallet[]
  /** In the configured order. */
  readonly featured: readonly Wallet[]
  /** Their names and rdns hide connectors too (CONNECT-08). */
  readonly excluded: readonly Wallet[]
  /** How many wallets the directory has for this site, as shown beside 'All Wallets'; undefined until it said so. */
  readonly count: string | undefined
  /** The whole directory, page by page; ready from its first page on, also while another one is on its way. */
  readonly browsed: {
    readonly status: ListStatus
    readonly wallets: readonly Wallet[]
    readonly page: number
    readonly hasMore: boolean
  }
  readonly isCertifiedOnly: boolean
  /** What is looked for, trimmed; empty while nothing is. */
  readonly searchText: string
  readonly found: { readonly status: ListStatus; readonly wallets: readonly Wallet[] }
}

/** The lists of one kit and what a view may do with them. */
export type WalletLists = {
  readonly store: ReadonlyStore<WalletListsState>
  /** A view with wallets is shown: fetches what is missing, also what failed before. */
  begin(): void
  /** Fetches the next page of the whole directory; the first one when there is none. */
  browse(): void
  search(text: string): void
  showCertifiedOnly(isOn: boolean): void
}

export const emptyLists = /* @__PURE__ */ Object.freeze<WalletListsState>({
  status: 'idle',
  recommended: [],
  featured: [],
  excluded: [],
  count: undefined,
  browsed: { status: 'idle', wallets: [], page: 0, hasMore: true },
  isCertifiedOnly: false,
  searchText: '',
  found: { status: 'idle', wallets: [] },
})
