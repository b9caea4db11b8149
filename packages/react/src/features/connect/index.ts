import type { ViewComponents } from '../../modal/viewProps.js'
import { ConnectingExternalView } from './ConnectingExternalView.js'
import { ConnectView } from './ConnectView.js'
import { ConnectWalletsView } from './ConnectWalletsView.js'

export const connectViews = Object.freeze({
  Connect: ConnectView,
  ConnectWallets: ConnectWalletsView,
  ConnectingExternal: ConnectingExternalView,
}) satisfies ViewComponents<'Connect' | 'ConnectWallets' | 'ConnectingExternal'>
