import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { CreateView } from './CreateView.js'
import { DownloadsView } from './DownloadsView.js'
import { GetWalletView } from './GetWalletView.js'
import { guideSheet } from './sheet.generated.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

export const views = /* @__PURE__ */ withSheet(guideSheet, {
  WhatIsAWallet: WhatIsAWalletView,
  Create: CreateView,
  GetWallet: GetWalletView,
  Downloads: DownloadsView,
}) satisfies ViewComponents<ViewNameOf<'guide'>>
