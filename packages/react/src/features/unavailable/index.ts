import { withSheet } from '../../mount/withSheet.js'
import { unavailableSheet } from './sheet.generated.js'
import { UnavailableView } from './UnavailableView.js'

export const unavailableView = /* @__PURE__ */ withSheet(unavailableSheet, { UnavailableView }).UnavailableView
