import { firstEn } from '@portico/core/views'
import { accountEn } from '@portico/core/words'

export const accountWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
})
