import { createChunk } from '@portico/core/page'
import { PlainNotice } from './PlainNotice.js'
import { withSheet } from './withSheet.js'

const plainNotices = /* @__PURE__ */ Object.freeze({ AlertBar: PlainNotice, Toast: PlainNotice })

/** Components of the modal that most openings do without, fetched when they are wanted: a site's terms, toasts and alerts. */
export function createParts() {
  return {
    legal: createChunk(async () => {
      const { sheet, parts } = (await import('../features/legal/index.js')).legal
      return withSheet(sheet, parts)
    }),
    notices: createChunk(async () => {
      try {
        const { sheet, parts } = (await import('../features/notices/index.js')).notices
        return withSheet(sheet, parts)
      } catch {
        return plainNotices // a deployment took the code along, or the visitor is offline: the words still count
      }
    }),
  }
}

export type ModalParts = ReturnType<typeof createParts>
