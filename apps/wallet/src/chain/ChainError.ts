export type ChainProblem = 'unreachable' | 'refused' | 'noNode' | 'noFunds' | 'reverted'

const words = /* @__PURE__ */ Object.freeze({
  unreachable: 'The chain did not answer. Is it running? Try again.',
  refused: 'The chain refused the transaction.',
  noNode: 'This wallet has no node for this network: it can sign here, and send nothing.',
  noFunds: 'The account cannot pay for this: amount and network fee are more than it has.',
  reverted: 'The contract refuses this transaction. It would fail and cost the fee all the same.',
} as const satisfies Record<ChainProblem, string>)

/** `details` are a node's own words: for the log, never shown. */
export class ChainError extends Error {
  override readonly name = 'ChainError'
  readonly problem: ChainProblem
  readonly details: string

  constructor(problem: ChainProblem, details = '') {
    super(words[problem])
    this.problem = /insufficient funds|enough funds/i.test(details)
      ? 'noFunds'
      : problem === 'refused' && /revert/i.test(details)
        ? 'reverted'
        : problem
    if (this.problem !== problem) this.message = words[this.problem]
    this.details = details
  }
}
