/** Sentences of what keeps money from being sent; the first two are the specification's (SEND-01). They come with what sends. */
export const sendSentences = /* @__PURE__ */ Object.freeze({
  incomplete: 'An amount and receiver address are required',
  'no-token': 'A token is required',
  'invalid-amount': 'The amount cannot be sent: it is no amount of this token, or more than there is.',
  'invalid-receiver': 'The receiver cannot be sent to: it is no address of this chain, or one that nobody owns.',
  'not-acknowledged': 'The receiver looks like an address in use before, and is another. It must be confirmed first.',
  'name-changed': 'The name of the receiver points at another address now, or at none.',
  'wrong-chain': 'The wallet is on another network now.',
  'wrong-account': 'The wallet uses another account now.',
  'request-open': 'The wallet is still asking about an earlier transfer of this account. Answer it there first.',
  'bad-answer': 'The wallet answered without the hash of a transaction.',
  'bad-fee': 'The fee breaks a rule of the chain.',
})
export type SendErrorName = keyof typeof sendSentences
