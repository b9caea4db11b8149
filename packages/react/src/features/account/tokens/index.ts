import { withSheet } from '../../../mount/withSheet.js'
import { tokensSheet } from './sheet.generated.js'
import { TokensPanel as Panel } from './TokensPanel.js'

export const { TokensPanel } = /* @__PURE__ */ withSheet(tokensSheet, { TokensPanel: Panel })
