/** Sentences for what nodes refuse a transaction with (SEND-10, and what they have already); they come with what sends. */
export const nodeSentences = /* @__PURE__ */ Object.freeze({
  'already-known': 'The network has this transaction already, or another in its place.',
  'execution-reverted': 'The contract refused the transaction.',
  'fee-cap-too-high': 'The highest fee is more than a chain can count.',
  'fee-cap-too-low': 'The highest fee is below what the network asks now.',
  'nonce-too-high': 'An earlier transaction of this account is missing.',
  'nonce-too-low': 'This transaction, or another in its place, was sent before.',
  'insufficient-funds': 'The account does not hold the amount and the fee.',
  'intrinsic-gas-too-high': 'The transaction is larger than a block of this network.',
  'intrinsic-gas-too-low': 'The gas limit is too low for this transaction.',
  'unsupported-type': 'The network does not know this type of transaction.',
  'tip-above-fee-cap': 'The tip is higher than the highest fee.',
})
export type NodeErrorName = keyof typeof nodeSentences
