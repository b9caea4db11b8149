import type { Messages } from '../messages.js'

/** English words of the account. */
export const accountEn: Messages['account'] = /* @__PURE__ */ Object.freeze({
  addressCopied: 'Address copied',
  copyAddress: 'Copy address',
  explorer: 'Block Explorer',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting',
  settings: 'Account Settings',
  settingsShort: 'Settings',
  tabs: 'Assets and activity',
  tab: { tokens: 'Tokens', nfts: 'NFTs', activity: 'Activity' },
  total: 'Total value',
  network: 'Network',
  wallet: 'Wallet',
  balance: 'Balance',
  switchAddress: 'Switch Address',
  accounts: ({ count }) => (count === 1 ? '1 account' : `${count} accounts`),
  inUse: 'in use',
  retryIn: ({ seconds }) => `Try again in ${seconds} s`,
})
