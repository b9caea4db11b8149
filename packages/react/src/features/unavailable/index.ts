import type { ViewName } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { UnavailableView } from './UnavailableView.js'

/** Views whose part this site has not set up; each name moves to its feature once that exists. */
export const unavailableViews = Object.freeze({
  AllWallets: UnavailableView,
  ConnectingWalletConnect: UnavailableView,
  ConnectingWalletConnectBasic: UnavailableView,
  ConnectingSiwe: UnavailableView,
  ConnectingFarcaster: UnavailableView,
  SIWXSignMessage: UnavailableView,
  ApproveTransaction: UnavailableView,
  Swap: UnavailableView,
  RegisterAccountName: UnavailableView,
  RegisterAccountNameSuccess: UnavailableView,
}) satisfies Partial<ViewComponents<ViewName>>
