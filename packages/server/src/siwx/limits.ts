const minute = 60_000

/** Times in milliseconds. */
export const signInLimits = /* @__PURE__ */ Object.freeze({
  nonceBytes: 16,
  nonceLife: 10 * minute,
})
