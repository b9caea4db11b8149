/** Numbers of the account (specification section 9). Times are in milliseconds. */
export const accountLimits = /* @__PURE__ */ Object.freeze({
  /** How long a portfolio is taken for true (BAL-07). */
  portfolioCache: 30_000,
  /** After a failure nothing is asked for this long (BAL-04). */
  balanceRetry: 30_000,
  /** How long names and identities are taken for true (NAME-06). */
  identityCache: 300_000,
  /** The open account asks this often. */
  balancePoll: 10_000,
  /** Whoever comes back to the page sees a balance no older than this. */
  returnAge: 2_000,
  /** Longest list of contracts in a query, in characters. */
  forceUpdate: 4_000,
  /** Decimals of an amount in the list of tokens. */
  tokenDecimals: 4,
  /** Decimals of an amount in the list of transactions (ACCOUNT-03). */
  transactionDecimals: 3,
})
