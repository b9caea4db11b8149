import { firstEn } from '@portico/core/views'
import { accountEn, connectingEn, errorsEn, openRequestEn, sendReviewEn } from '@portico/core/words'

export const sendReviewWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  connecting: connectingEn,
  errors: errorsEn,
  openRequest: openRequestEn,
  sendReview: sendReviewEn,
})
