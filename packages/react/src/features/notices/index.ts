import { AlertBar, Toast } from '@portico/ui'
import { noticesSheet } from './sheet.generated.js'

/** What the modal says of its own accord: few visits see one. */
export const notices = /* @__PURE__ */ Object.freeze({ sheet: noticesSheet, parts: { AlertBar, Toast } })
