import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { AccountSettingsView } from './AccountSettingsView.js'
import { AccountView } from './AccountView.js'
import { SwitchAddressView } from './SwitchAddressView.js'

export const accountViews = Object.freeze({
  Account: AccountView,
  AccountSettings: AccountSettingsView,
  SwitchAddress: SwitchAddressView,
}) satisfies ViewComponents<ViewNameOf<'account'>>
