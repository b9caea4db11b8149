import { firstEn } from '@portico/core/views'
import { connectingEn, errorsEn, signInEn, unavailableEn } from '@portico/core/words'

export const signInWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  connecting: connectingEn,
  errors: errorsEn,
  signIn: signInEn,
  unavailable: unavailableEn,
})
