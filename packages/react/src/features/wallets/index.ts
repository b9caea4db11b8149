import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { AllWalletsView } from './AllWalletsView.js'
import { walletsSheet } from './sheet.generated.js'

export const views = /* @__PURE__ */ withSheet(walletsSheet, {
  AllWallets: AllWalletsView,
}) satisfies ViewComponents<ViewNameOf<'wallets'>>
