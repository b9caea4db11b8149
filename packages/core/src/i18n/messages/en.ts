import type { Messages } from '../messages.js'
import { accountEn } from './accountEn.js'
import { activityEn } from './activityEn.js'
import { allWalletsEn } from './allWalletsEn.js'
import { connectingEn } from './connectingEn.js'
import { connectionsEn } from './connectionsEn.js'
import { errorsEn } from './errorsEn.js'
import { firstEn } from './firstEn.js'
import { legalEn } from './legalEn.js'
import { multiChainEn } from './multiChainEn.js'
import { networksEn } from './networksEn.js'
import { nftsEn } from './nftsEn.js'
import { openRequestEn } from './openRequestEn.js'
import { pairingEn } from './pairingEn.js'
import { receiveEn } from './receiveEn.js'
import { sendEn } from './sendEn.js'
import { sendingEn } from './sendingEn.js'
import { sendReviewEn } from './sendReviewEn.js'
import { signInEn } from './signInEn.js'
import { toastsEn } from './toastsEn.js'
import { tokensEn } from './tokensEn.js'
import { unavailableEn } from './unavailableEn.js'
import { walletsEn } from './walletsEn.js'

/** All of English, as one: a page gets it in parts, each with the code that shows it. */
export const en: Messages = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  account: accountEn,
  activity: activityEn,
  allWallets: allWalletsEn,
  connecting: connectingEn,
  connections: connectionsEn,
  errors: errorsEn,
  multiChain: multiChainEn,
  legal: legalEn,
  networks: networksEn,
  nfts: nftsEn,
  openRequest: openRequestEn,
  pairing: pairingEn,
  receive: receiveEn,
  send: sendEn,
  sendReview: sendReviewEn,
  sending: sendingEn,
  signIn: signInEn,
  toasts: toastsEn,
  tokens: tokensEn,
  unavailable: unavailableEn,
  wallets: walletsEn,
})
