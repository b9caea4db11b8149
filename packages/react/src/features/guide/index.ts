import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { CreateView } from './CreateView.js'
import { DownloadsView } from './DownloadsView.js'
import { GetWalletView } from './GetWalletView.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

export const guideViews = Object.freeze({
  WhatIsAWallet: WhatIsAWalletView,
  Create: CreateView,
  GetWallet: GetWalletView,
  Downloads: DownloadsView,
}) satisfies ViewComponents<ViewNameOf<'guide'>>
