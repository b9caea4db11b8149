export type { SocketConstructor } from '../relay/createNetwork.js'
export { createRelayWallet, type RelayWallet } from '../relay/createRelayWallet.js'
export type { RelayWalletOptions } from '../relay/relayWalletOptions.js'
export type { NetworkStep, RelayStep, Step } from '../script.js'
