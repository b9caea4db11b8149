import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { ConnectingExternalView } from './ConnectingExternalView.js'
import { ConnectingMultiChainView } from './ConnectingMultiChainView.js'
import { connectingSheet } from './sheet.generated.js'

export const views = /* @__PURE__ */ withSheet(connectingSheet, {
  ConnectingExternal: ConnectingExternalView,
  ConnectingMultiChain: ConnectingMultiChainView,
}) satisfies ViewComponents<ViewNameOf<'connecting'>>
