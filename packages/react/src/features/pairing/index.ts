import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.js'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.js'
import { pairingSheet } from './sheet.generated.js'

export const views = /* @__PURE__ */ withSheet(pairingSheet, {
  ConnectingWalletConnect: ConnectingWalletConnectView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
}) satisfies ViewComponents<ViewNameOf<'pairing'>>
