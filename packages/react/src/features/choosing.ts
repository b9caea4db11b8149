import { ConnectingExternalView } from './connecting/ConnectingExternalView.js'
import { guideViews } from './guide/index.js'
import { UnavailableView } from './unavailable/UnavailableView.js'
import { walletViews } from './wallets/index.js'

/** Where choosing a wallet may lead: one chunk, because a visitor sees several of them, and each would need the same parts. */
export const choosingViews = Object.freeze({
  ConnectingExternal: ConnectingExternalView,
  ...guideViews,
  ...walletViews,
})
export const unavailableView = UnavailableView
