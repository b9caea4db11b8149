/** How long the browser remembers what was sent. Times are in milliseconds. */
export const pendingLimits = /* @__PURE__ */ Object.freeze({
  /** Pending transactions kept (HIST-06). */
  count: 99,
  /** One that no node knows, or that nobody indexes, is forgotten after this. */
  pendingLifetime: 86_400_000,
  /** A settled one that no server lists is shown this long. */
  settledLifetime: 3_600_000,
})
