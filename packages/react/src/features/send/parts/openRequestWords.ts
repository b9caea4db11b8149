import { firstEn } from '@portico/core/views'
import { openRequestEn } from '@portico/core/words'

export const openRequestWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  openRequest: openRequestEn,
})
