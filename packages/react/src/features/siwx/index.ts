import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { ConnectingSiweView } from './ConnectingSiweView.js'
import { SIWXSignMessageView } from './SIWXSignMessageView.js'
import { siwxSheet } from './sheet.generated.js'

export const views = /* @__PURE__ */ withSheet(siwxSheet, {
  SIWXSignMessage: SIWXSignMessageView,
  ConnectingSiwe: ConnectingSiweView,
}) satisfies ViewComponents<ViewNameOf<'siwx'>>
