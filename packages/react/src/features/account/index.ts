import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { AccountSettingsView } from './AccountSettingsView.js'
import { AccountView } from './AccountView.js'
import { SwitchAddressView } from './SwitchAddressView.js'
import { accountSheet } from './sheet.generated.js'

export const views = /* @__PURE__ */ withSheet(accountSheet, {
  Account: AccountView,
  AccountSettings: AccountSettingsView,
  SwitchAddress: SwitchAddressView,
}) satisfies ViewComponents<ViewNameOf<'account'>>
