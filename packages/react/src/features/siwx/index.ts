import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { ConnectingSiweView } from './ConnectingSiweView.js'
import { SIWXSignMessageView } from './SIWXSignMessageView.js'

export const signInViews = Object.freeze({
  SIWXSignMessage: SIWXSignMessageView,
  ConnectingSiwe: ConnectingSiweView,
}) satisfies ViewComponents<ViewNameOf<'siwx'>>
