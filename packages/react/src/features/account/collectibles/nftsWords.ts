import { firstEn } from '@portico/core/views'
import { accountEn, nftsEn } from '@portico/core/words'

export const nftsWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  nfts: nftsEn,
})
