/** Numbers of the activity. Times are in milliseconds. */
export const historyLimits = /* @__PURE__ */ Object.freeze({
  /** A page is taken for true this long. */
  cache: 10_000,
  /** The open activity looks for news this often. */
  poll: 4_000,
})
