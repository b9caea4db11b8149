import { withSheet } from '../../../mount/withSheet.js'
import { NftsPanel as Panel } from './NftsPanel.js'
import { collectiblesSheet } from './sheet.generated.js'

export const { NftsPanel } = /* @__PURE__ */ withSheet(collectiblesSheet, { NftsPanel: Panel })
