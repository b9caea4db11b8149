const mebi = 1024 * 1024

/** Numbers with a unit. */
export const indexerLimits = /* @__PURE__ */ Object.freeze({
  finalityBlocks: 64,
  localPollMs: 1_000,
  pollMs: 4_000,
  /** The longest wait after failures. */
  restMs: 30_000,
  rangeBlocks: 400,
  /** About so many transactions are in memory at a time: ranges shrink and grow towards it. */
  rangeTransactions: 2_000,
  rangeBytes: 32 * mebi,
  receiptsEach: 100,
  /** Pairs of an address and a token that need not be written again. */
  rememberedPairs: 50_000,
  ancestorBlocks: 50,
  /** How often another genesis must be seen before a whole network is forgotten. */
  rebirthLooks: 3,
})
