// What the form of sending can say. The words for it are typed by these names, so they stand below the feature.

/** What the button of the form says: the first that applies; `preview` is the only one that may be pressed. */
export type SendButton =
  | 'selectToken'
  | 'incorrectValue'
  | 'addAmount'
  | 'insufficientFunds'
  | 'addAddress'
  | 'invalidAddress'
  | 'preview'

export type AmountProblem =
  | 'format'
  | 'separator'
  | 'negative'
  | 'decimals'
  | 'tooLong'
  | 'zero'
  | 'insufficient'
  | 'fee'
  | 'noPrice'
export type ReceiverProblem =
  | 'format'
  | 'checksum'
  /** An address of another kind of chain; `foreign` says which. */
  | 'otherNamespace'
  | 'zeroAddress'
  | 'ownAddress'
  | 'tokenContract'
  /** A name with letters that pass for others. */
  | 'nameInvalid'
  | 'nameUnknown'
  /** A name with addresses on other chains, but none on this one. */
  | 'nameElsewhere'
  /** The name could not be looked up: no server, or it does not answer. */
  | 'nameFailed'

export type SendSimulation = 'idle' | 'running' | 'passed' | 'refused' | 'unavailable'
