/** Every number with a unit of the specification's section 9 that something reads today. Times are in milliseconds. */
export const limits = /* @__PURE__ */ Object.freeze({
  /** Side effects of going back (ROUTE-08). */
  goBackEffect: 100,
  /** A refused close shakes the modal this long (MODAL-06). */
  shake: 500,
  /** A toast that replaces an open one comes back after this (TOAST-02). */
  toastReopen: 150,
  /** A toast with autoClose hides after this. */
  toastHide: 2_500,
  /** Recent wallets kept (CONNECT-15). */
  recentWallets: 2,
  /** Accounts kept of one wallet, in a connection and in the browser; the one in use comes first. */
  accounts: 200,
  /** Wallets that may announce themselves; the rest is dropped and counted (security). */
  announcedWallets: 40,
  /** How long a stored connection waits for its wallet to announce itself at start. */
  reconnectDiscovery: 1_000,
  /** A wallet that does not answer a silent question in this time is not there. */
  silentAnswer: 3_000,
  /** After this much silence a connecting screen offers the next thing to try. */
  connectingHint: 10_000,
  /** Largest stored value read back, in characters. */
  storedValue: 65_536,
  /** Decimals of a shown balance (ACCOUNT-03). */
  balanceDecimals: 3,
  /** Shown ends of an address (ACCOUNT-02). */
  addressStart: 4,
  addressEnd: 6,
  /** Characters of a name on the account button. */
  accountButtonName: 18,
})
