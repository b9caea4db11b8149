export { createWalletEntries, type WalletEntry } from '../features/wallets/createWalletEntries.js'
export { emptyLists } from '../features/wallets/walletLists.js'
