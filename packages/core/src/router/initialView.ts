import type { ViewName } from '../views.js'

export type InitialViewParameters = {
  requested: ViewName | undefined
  hasAddress: boolean
  hasAdapters: boolean
  isUnsupported: boolean
  isMobile: boolean
  /** The host drives pairing. */
  isManual: boolean
}

/** The view that opening chooses (MODAL-01, MODAL-02). */
export function initialView({
  requested,
  hasAddress,
  hasAdapters,
  isUnsupported,
  isMobile,
  isManual,
}: InitialViewParameters): ViewName {
  if (requested) return requested
  if ((isManual || !hasAdapters) && !hasAddress) return isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic'
  if (isUnsupported) return 'UnsupportedChain'
  return hasAddress ? 'Account' : 'Connect'
}
