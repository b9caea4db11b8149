import { firstEn } from '@portico/core/views'
import { accountEn, connectingEn, errorsEn, networksEn, sendEn, tokensEn } from '@portico/core/words'

export const sendWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  connecting: connectingEn,
  errors: errorsEn,
  networks: networksEn,
  send: sendEn,
  tokens: tokensEn,
})
