export { isEqualPublic, publicState } from '../bindKit.js'
export { type Chunk, createChunk } from '../chunk.js'
export { limits } from '../config/limits.js'
export { buttonsEn } from '../i18n/messages/buttonsEn.js'
export type { ButtonMessages } from '../i18n/messages.js'
export { explorerUrl } from '../networks/explorerUrl.js'
export type { KeptPlace, PrefetchTime } from '../slots/modalPlace.js'
export type { ReadonlyStore, Unsubscribe } from '../state/createStore.js'
export {
  accountOf,
  activeNamespace,
  activeNetwork,
  connectionOf,
  isAnyConnected,
  isUnsupportedNetwork,
  requestedActiveNetwork,
} from '../state/selectors.js'
export type { AccountState, State } from '../state/state.js'
export { cutText } from '../utils/cutText.js'
export { formatAmount } from '../utils/formatAmount.js'
export { truncateAddress } from '../utils/truncateAddress.js'
