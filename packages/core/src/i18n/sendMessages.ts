import type { Difference } from '../adapters/transfers.js'
import type { AmountProblem, ReceiverProblem, SendButton, SendSimulation } from './sendStates.js'

/** Words of the form of sending. */
export type SendMessages = {
  amount: string
  amountInDollars: string
  /** Says more about the button that shows the chosen token. */
  token: (p: { symbol: string }) => string
  selectToken: string
  max: string
  maxHint: string
  inDollars: string
  inToken: (p: { symbol: string }) => string
  to: string
  receiver: string
  receiverHint: string
  clearReceiver: string
  paste: string
  pasteFailed: string
  resolving: string
  recent: string
  /** What the button of the form says is missing. */
  button: Record<SendButton, string>
  amountProblems: Record<AmountProblem, (p: { symbol: string; decimals: number }) => string>
  receiverProblems: Record<ReceiverProblem, (p: { foreign: string }) => string>
  unsupportedTitle: string
  unsupportedText: string
  chooseNetwork: string
  yourTokens: string
  searchToken: string
  noTokens: string
  noTokensText: string
}

/** Words of what comes after the form: the review, and what became of it. */
export type SendReviewMessages = {
  to: string
  keep: string
  fee: string
  feeMost: (p: { amount: string }) => string
  feeUnknown: string
  trial: string
  trials: Record<Exclude<SendSimulation, 'idle'>, string>
  caution: string
  cancel: string
  send: string
  lookalikeTitle: string
  lookalikeText: string
  lookalikeKnown: string
  lookalikeThis: string
  lookalikeType: string
  contractTitle: string
  contractText: string
  firstTimeTitle: string
  firstTimeText: string
  highFeeTitle: string
  highFeeText: string
  willFailTitle: string
  waitingTitle: string
  waitingText: (p: { wallet: string }) => string
  broadcastTitle: string
  broadcastText: string
  broadcastSlow: string
  confirmedTitle: string
  confirmedText: (p: { amount: string; receiver: string }) => string
  /** Others sent it for the account, so that nobody can tell whether it is what was asked. */
  uncomparedTitle: string
  uncomparedText: string
  revertedTitle: string
  revertedText: string
  mismatchTitle: string
  mismatchText: (p: { wallet: string }) => string
  differences: Record<Difference['field'], string>
  asked: string
  found: string
  declinedTitle: string
  declinedText: string
  failedTitle: string
  done: string
}

/** Words about a request that was made earlier and keeps from sending. */
export type OpenRequestMessages = {
  /** The wallet failed without an answer. */
  uncertainTitle: string
  uncertainText: (p: { wallet: string; amount: string; receiver: string }) => string
  uncertainDismiss: string
  /** It has not been answered yet. */
  title: string
  text: (p: { wallet: string; amount: string; receiver: string }) => string
  elsewhere: string
  sent: string
  nothingSent: string
  unknown: string
  dismiss: string
}

/** Words of the views that receive. */
export type ReceiveMessages = {
  /** Spoken instead of the picture. */
  code: string
  notice: (p: { network: string }) => string
  compatible: string
  only: string
  compatibleText: string
}
