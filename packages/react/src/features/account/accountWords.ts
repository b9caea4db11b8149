import { firstEn } from '@portico/core/views'
import { accountEn, activityEn, networksEn, nftsEn, tokensEn } from '@portico/core/words'

export const accountWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  activity: activityEn,
  networks: networksEn,
  nfts: nftsEn,
  tokens: tokensEn,
})
