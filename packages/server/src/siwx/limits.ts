const minute = 60_000

/** Times in milliseconds. */
export const signInLimits = /* @__PURE__ */ Object.freeze({
  nonceBytes: 16,
  nonceLife: 10 * minute,
  /** How long a node may take to say what a wallet contract thinks. */
  callTimeout: 10_000,
})
