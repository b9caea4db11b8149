import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { CompatibleNetworksView } from './CompatibleNetworksView.js'
import { ReceiveView } from './ReceiveView.js'

export const receiveViews = Object.freeze({
  WalletReceive: ReceiveView,
  WalletCompatibleNetworks: CompatibleNetworksView,
}) satisfies ViewComponents<ViewNameOf<'receive'>>
