import { createChunk } from '@portico/core/page'
import { plainNotices } from './plainNotices.js'

/** Components of the modal that most openings do without, fetched when they are wanted: a site's terms, toasts and alerts. */
export function createParts() {
  return {
    legal: createChunk(() => import('../features/legal/index.js')),
    // A deployment took the code along, or the visitor is offline: what a notice says may be that very thing.
    notices: createChunk(() => import('../features/notices/index.js').catch(() => plainNotices)),
  }
}

export type ModalParts = ReturnType<typeof createParts>
