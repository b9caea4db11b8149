import { firstEn } from '@portico/core/views'
import { allWalletsEn } from '@portico/core/words'

export const allWalletsWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  allWallets: allWalletsEn,
})
