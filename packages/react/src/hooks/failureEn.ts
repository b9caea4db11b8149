import { connectingEn, errorsEn } from '@portico/core/words'

/** English words for a failure that no view shows; fetched when there is one to tell of. */
export const failureEn = /* @__PURE__ */ Object.freeze({ connecting: connectingEn, errors: errorsEn })
