import { firstEn } from '@portico/core/views'
import { accountEn } from '@portico/core/words'

export const disconnectWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
})
