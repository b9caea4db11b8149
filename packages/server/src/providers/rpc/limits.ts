const kibi = 1024

/** Numbers with a unit, for everything that asks a node. */
export const rpcLimits = /* @__PURE__ */ Object.freeze({
  timeoutMs: 10_000,
  answerBytes: 5 * kibi * kibi,
  /** Blocks come many at a time. */
  rangeBytes: 64 * kibi * kibi,
  /** How long a node that failed is asked last. */
  restMs: 10_000,
})
