import { withSheet } from '../../../mount/withSheet.js'
import { ActivityPanel as Panel } from './ActivityPanel.js'
import { activitySheet } from './sheet.generated.js'

export const { ActivityPanel } = /* @__PURE__ */ withSheet(activitySheet, { ActivityPanel: Panel })
