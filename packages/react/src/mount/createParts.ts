import { createChunk } from '@portico/core/page'
import { withSheet } from './withSheet.js'

/** Components of the modal that most openings do without, fetched when they are wanted: a site's terms, toasts and alerts. */
export function createParts() {
  return {
    legal: createChunk(async () => {
      const { sheet, parts } = (await import('../features/legal/index.js')).legal
      return withSheet(sheet, parts)
    }),
    notices: createChunk(async () => {
      const { sheet, parts } = (await import('../features/notices/index.js')).notices
      return withSheet(sheet, parts)
    }),
  }
}

export type ModalParts = ReturnType<typeof createParts>
