import { firstEn } from '@portico/core/views'
import { unavailableEn } from '@portico/core/words'

export const unavailableWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  unavailable: unavailableEn,
})
