/** Every number with a unit that matters only with a server: its own file, because a page without a click carries `limits`. */
export const serverLimits = /* @__PURE__ */ Object.freeze({
  /** A request to the operator's server ends after this (API-05). */
  apiTimeout: 10_000,
  /** How often a failed request is tried again, and after which pause (API-05). */
  apiRetries: 2,
  apiRetryDelay: 100,
  /** A server that asks for more patience than this is asked again by the visitor only. */
  apiRetryWait: 10_000,
  /** Error telemetry: at most so many in so much time (TRACK-02). */
  errorEvents: 5,
  errorEventsWindow: 60_000,
  /** How long the operator's word on analytics holds. */
  analyticsConfig: 600_000,
  /** Recommended wallets asked for (WALLETS-01). */
  recommendedWallets: 4,
  /** Wallets of a page of the directory (WALLETS-02) and of a search (WALLETS-03). */
  walletPage: 40,
  searchedWallets: 100,
  /** A search waits this long for the next letter, and wants so many (WALLETS-03). */
  searchDelay: 300,
  searchLetters: 2,
  /** Pictures of a page fetched ahead, and when that is given up (WALLETS-05). */
  preloadedImages: 20,
  imagePreload: 2_000,
  /** A later page of the directory that another one follows sooner was flung past: its pictures are left out. */
  pageRest: 300,
})
