export type { Crash, FloodKind, SecondRequest, Step, UnknownChainAnswer } from '../script.js'
export type { AnnouncementDetail, WalletInfo } from '../wallets/announce.js'
export type { AccountChoice } from '../wallets/changeAccounts.js'
export type { ProviderListener } from '../wallets/createEmitter.js'
export type { PendingPrompt, PromptReason } from '../wallets/createPrompts.js'
export type { LoggedRequest, VirtualProvider } from '../wallets/createProvider.js'
export { createVirtualWallet, type VirtualWallet } from '../wallets/createVirtualWallet.js'
export type { VirtualWalletConfig, VirtualWalletOptions } from '../wallets/createWalletContext.js'
export type { FloodParameters } from '../wallets/flood.js'
export type { InjectedShape } from '../wallets/injectedProvider.js'
export { type InstalledWalletConfig, type InstallWalletsOptions, installWallets } from '../wallets/installWallets.js'
export {
  announceMalformed,
  type MalformedAnnouncement,
  malformedAnnouncements,
} from '../wallets/malformedAnnouncements.js'
export { ProviderRpcError } from '../wallets/ProviderRpcError.js'
export { recordEvents } from '../wallets/recordEvents.js'
export { VirtualWalletError } from '../wallets/VirtualWalletError.js'
export { virtualWallets, walletConfigs } from '../wallets/virtualWallets.js'
export type { WalletEnv } from '../wallets/walletEnv.js'
export type { ForgottenChain, OpenPopup, WalletChain, WalletMemory, WalletState } from '../wallets/walletState.js'
