const minute = 60_000

/** Every number of the console's side with a unit. */
export const adminLimits = /* @__PURE__ */ Object.freeze({
  keyBytes: 32,
  tokenBytes: 32,
  session: 12 * 60 * minute,
  /** Log-ins per address. */
  attempts: Object.freeze({ count: 5, within: minute, addresses: 10_000 }),
  bodyBytes: 64 * 1024,
  logoBytes: 2 * 1024 * 1024,
  auditPage: 50,
  /** Entries read at a time while the chain is checked. */
  auditBatch: 1_000,
  recentErrors: 50,
  topNames: 8,
  topRoutes: 12,
})
