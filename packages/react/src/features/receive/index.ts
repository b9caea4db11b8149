import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { CompatibleNetworksView } from './CompatibleNetworksView.js'
import { ReceiveView } from './ReceiveView.js'
import { receiveSheet } from './sheet.generated.js'

export const views = /* @__PURE__ */ withSheet(receiveSheet, {
  WalletReceive: ReceiveView,
  WalletCompatibleNetworks: CompatibleNetworksView,
}) satisfies ViewComponents<ViewNameOf<'receive'>>
