import type { Messages } from '../messages.js'

/** English words of the list of all wallets. */
export const allWalletsEn: Messages['allWallets'] = /* @__PURE__ */ Object.freeze({
  search: 'Search wallet',
  certifiedOnly: 'Certified wallets only',
  certified: 'certified',
  found: ({ count }) => (count === 1 ? '1 wallet' : `${count} wallets`),
  none: 'No Wallet found',
  noneText: 'Try another name, or look through all of them.',
  showAll: 'Show all wallets',
  failedTitle: 'The wallet list did not load',
  failedText: 'Wallets in this browser work all the same.',
})
