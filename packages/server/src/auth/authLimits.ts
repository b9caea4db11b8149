const hour = 3_600_000

/** Times in milliseconds. */
export const authLimits = /* @__PURE__ */ Object.freeze({
  tokenBytes: 32,
  /** From signing in to the end, used or not. */
  session: 7 * 24 * hour,
  /** After which a wallet contract is asked again whether it still stands by its signature. */
  recheck: hour,
})
