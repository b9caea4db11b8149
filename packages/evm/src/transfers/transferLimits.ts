/** The numbers of sending. */
export const transferLimits = /* @__PURE__ */ Object.freeze({
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
