/** The numbers of the EVM adapter; those of JSON-RPC are API-04 and API-05. Times are in milliseconds. */
export const evmLimits = /* @__PURE__ */ Object.freeze({
  /** Announcements read at once: parsing this many stays within a frame. */
  announcementBurst: 4_000,
  /** Announcements read per second once the burst is used up; the rest is dropped and counted. */
  announcementsPerSecond: 10,
  /** Accounts read of a wallet's answer; core's limit says how many are kept. */
  accountsRead: 2_000,
  /** Assets that a wallet may list. */
  assets: 1_000,
  /** A request to connect that a wallet left unanswered for this long may be lost: choosing the wallet again asks again. */
  staleRequest: 20_000,
  /** A refusal that comes sooner was made by a program: its prompt for an earlier request is open. */
  instantRefusal: 500,
  /** A wallet that does not answer `wallet_revokePermissions` in this time does not hold up a disconnect. */
  revoke: 1_000,
  /** Some wallets report the new chain a moment after they agreed to switch: asked this often, with this pause. */
  chainChecks: 6,
  chainCheckPause: 200,
  /** Gas of a plain payment, and what is added to any other estimate, in percent of it. */
  plainGas: 21_000n,
  gasMargin: 120n,
  /** What is kept for publishing a rollup's transaction, in percent of today's price: enough for six full blocks of its base chain. */
  dataFeeMargin: 200n,
  /** Blocks that a fee is estimated from, the highest tip that is offered (300 gwei), and how many times the usual is high. */
  feeBlocks: 20,
  highestTip: 300_000_000_000n,
  highFee: 5n,
})
