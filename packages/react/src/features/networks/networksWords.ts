import { firstEn } from '@portico/core/views'
import { accountEn, connectingEn, errorsEn, networksEn } from '@portico/core/words'

export const networksWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  connecting: connectingEn,
  errors: errorsEn,
  networks: networksEn,
})
