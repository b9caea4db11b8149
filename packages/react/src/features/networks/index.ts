import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { NetworksView } from './NetworksView.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'
import { networksSheet } from './sheet.generated.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'
import { WhatIsANetworkView } from './WhatIsANetworkView.js'

export const views = /* @__PURE__ */ withSheet(networksSheet, {
  Networks: NetworksView,
  SwitchNetwork: SwitchNetworkView,
  UnsupportedChain: UnsupportedChainView,
  WhatIsANetwork: WhatIsANetworkView,
}) satisfies ViewComponents<ViewNameOf<'networks'>>
