import { firstEn } from '@portico/core/views'
import { connectingEn, errorsEn, multiChainEn } from '@portico/core/words'

export const connectingWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  connecting: connectingEn,
  errors: errorsEn,
  multiChain: multiChainEn,
})
