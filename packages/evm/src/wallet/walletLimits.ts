/** The numbers of talking to a wallet. Times are in milliseconds. */
export const walletLimits = /* @__PURE__ */ Object.freeze({
  /** Accounts read of a wallet's answer; core's limit says how many are kept. */
  accountsRead: 2_000,
  /** A request to connect that a wallet left unanswered for this long may be lost: choosing the wallet again asks again. */
  staleRequest: 20_000,
  /** How long a wallet that was just approved may take to name its chain: some wake up slowly behind their prompt. */
  chainAfterApproval: 20_000,
  /** A refusal that comes sooner was made by a program: its prompt for an earlier request is open. */
  instantRefusal: 500,
  /** A wallet that does not answer `wallet_revokePermissions` in this time does not hold up a disconnect. */
  revoke: 1_000,
})
