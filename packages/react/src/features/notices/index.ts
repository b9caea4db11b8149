import { EmptyDrawing } from '@portico/ui/drawings'
import { KitAlert } from './KitAlert.js'
import { KitToast } from './KitToast.js'
import { noticesSheet } from './sheet.generated.js'
import { ToastPopover } from './ToastPopover.js'

/** What the modal says of its own accord: few visits see one. */
export const parts = /* @__PURE__ */ Object.freeze({ EmptyDrawing, KitAlert, KitToast, ToastPopover })
export const sheet = noticesSheet
