const minute = 60_000

/** Every number of the console's side with a unit. */
export const adminLimits = /* @__PURE__ */ Object.freeze({
  keyBytes: 32,
  tokenBytes: 32,
  session: 12 * 60 * minute,
  /** Log-ins per address. */
  attempts: Object.freeze({ units: 5, within: minute }),
  logoBytes: 2 * 1024 * 1024,
  auditPage: 50,
  /** Characters of an entry's details that are sent. */
  auditDetails: 2_000,
  /** Entries read at a time while the chain is checked. */
  auditBatch: 1_000,
  recentErrors: 50,
  topNames: 8,
  topRoutes: 12,
})
