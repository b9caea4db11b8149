export type { ShowToastParameters } from '../actions/showToast.js'
export type { Actions } from '../bindActions.js'
export type { ResolvedOptions } from '../config/resolveOptions.js'
export type { Env } from '../env.js'
export { catalogue, type PorticoErrorCode } from '../errors/catalogue.js'
export {
  type ConnectRow,
  type ConnectRowTag,
  connectMethods,
  connectRows,
  type DirectoryLists,
} from '../features/connect/rows.js'
export type { FeatureName, Features } from '../features/features.js'
export { hasAllWallets } from '../features/wallets/hasAllWallets.js'
export type { ListStatus, WalletLists, WalletListsState } from '../features/wallets/walletLists.js'
export { type Locale, localeNames } from '../i18n/localeNames.js'
export { firstEn } from '../i18n/messages/firstEn.js'
export type { FirstMessages, Messages } from '../i18n/messages.js'
export { currentView } from '../state/selectors.js'
export { initialAccount } from '../state/slices/accounts.js'
export type { AttemptState, ConnectionStatus, ToastState, ToastVariant } from '../state/state.js'
export type { Platform } from '../utils/detectPlatform.js'
export { sameAddress } from '../utils/sameAddress.js'
export {
  type PlainViewName,
  type ViewArguments,
  type ViewEntry,
  type ViewFeature,
  type ViewName,
  type ViewNameOf,
  type Views,
  viewFacts,
} from '../views.js'
