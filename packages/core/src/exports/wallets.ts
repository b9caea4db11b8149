export { type WalletEntry, walletEntries } from '../features/wallets/walletEntries.js'
export { emptyLists } from '../features/wallets/walletLists.js'
