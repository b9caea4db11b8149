import { firstEn } from '@portico/core/views'
import { accountEn, connectingEn, errorsEn, pairingEn } from '@portico/core/words'

export const pairingWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  connecting: connectingEn,
  errors: errorsEn,
  pairing: pairingEn,
})
