import { firstEn } from '@portico/core/views'
import { accountEn, sendEn, tokensEn } from '@portico/core/words'

export const sendWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  send: sendEn,
  tokens: tokensEn,
})
