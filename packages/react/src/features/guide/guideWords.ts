import { firstEn } from '@portico/core/views'
import { walletsEn } from '@portico/core/words'

export const guideWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  wallets: walletsEn,
})
