/** Numbers of sending. Times are in milliseconds. */
export const sendLimits = /* @__PURE__ */ Object.freeze({
  /** Receivers remembered. */
  recent: 10,
  /** A name is looked up this long after the last letter. */
  nameDelay: 500,
  /** A fee is estimated this long after the last change. */
  quoteDelay: 300,
  /** Longest text taken for a receiver, in characters. */
  receiver: 255,
  /** A wallet that has not answered after this gets a word of advice. */
  walletHint: 10_000,
  /** A request that no wallet answered is believed to be open this long: prompts of extensions have no end of their own. */
  requestLifetime: 86_400_000,
  /** The visitor may say that a wallet asks nothing any more after this; a wallet that lives has shown its prompt by then. */
  dismissAfter: 20_000,
  /** Other tabs have heard by then that a request was dismissed. */
  dismissalLifetime: 60_000,
  /**
   * The wallet is asked no later than this for the sake of what the account has sent before: a browser opens a wallet's app, or its
   * window, only for a second or so after a press.
   */
  sentCountWait: 500,
  /** How often, and for how long, it is looked up whether something was sent after all when a wallet has failed. */
  sentCheck: 10_000,
  sentCheckEnd: 300_000,
  /** A transaction is looked up this often, and said to be slow when no node knows it after so long. */
  follow: 2_000,
  unknown: 60_000,
  /** Pages of history that look-alikes are searched in. */
  historyPages: 3,
  /** Equal digits at both ends that make two addresses look alike. */
  alike: 3,
  /** How often the fee is estimated again while somebody reviews it. */
  requote: 15_000,
  /** The same while no node has answered: the visitor waits for it. */
  retrial: 3_000,
})
