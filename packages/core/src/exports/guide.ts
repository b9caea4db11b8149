export { knownWallets } from '../features/connect/wallets.js'
