import { firstEn } from '@portico/core/views'
import { accountEn, tokensEn } from '@portico/core/words'

export const tokensWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  tokens: tokensEn,
})
