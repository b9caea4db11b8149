import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { ConnectView } from './ConnectView.js'
import { ConnectWalletsView } from './ConnectWalletsView.js'

export const views = Object.freeze({
  Connect: ConnectView,
  ConnectWallets: ConnectWalletsView,
}) satisfies ViewComponents<ViewNameOf<'connect'>>
