import type { Messages } from '../messages.js'

/** English words of the pages about wallets. */
export const walletsEn: Messages['wallets'] = /* @__PURE__ */ Object.freeze({
  whatTitle1: 'One login for all of web3',
  whatText1: 'Sign in to any site with your wallet. No new password, no new account.',
  whatTitle2: 'A home for your assets',
  whatText2: 'A wallet keeps, sends and receives your coins, tokens and collectibles.',
  whatTitle3: 'Your keys, your say',
  whatText3: 'Nothing moves without your approval. Only you hold the keys.',
  exploreAll: 'Explore all',
  chrome: 'Chrome Extension',
  ios: 'iOS App',
  android: 'Android App',
  website: 'Website',
})
