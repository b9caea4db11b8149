import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { AllWalletsView } from './AllWalletsView.js'

export const walletViews = Object.freeze({ AllWallets: AllWalletsView }) satisfies ViewComponents<ViewNameOf<'wallets'>>
