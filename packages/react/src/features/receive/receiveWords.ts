import { firstEn } from '@portico/core/views'
import { accountEn, receiveEn } from '@portico/core/words'

export const receiveWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  receive: receiveEn,
})
