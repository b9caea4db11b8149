/** So many units in any stretch of `within` milliseconds. */
export type Limit = { readonly units: number; readonly within: number }

export type Limiter = {
  /** Takes units if there is room: 0, or the milliseconds until there will be. */
  take(key: string, limit: Limit, weight: number): Promise<number>
}

/** The classes of the rate limits (security rules 3.3). A window of two seconds leaves room for a burst. */
export const limitClasses = /* @__PURE__ */ Object.freeze({
  directory: { units: 200, within: 2_000 },
  api: { units: 25, within: 1_000 },
  rpc: { units: 50, within: 1_000 },
  /** Signing in: some calls each, one of which may ask a node. */
  auth: { units: 30, within: 10_000 },
  analytics: { units: 40, within: 2_000 },
  /** Requests that name no project we know. */
  unknown: { units: 20, within: 1_000 },
  errorEvents: { units: 5, within: 60_000 },
} satisfies Record<string, Limit>)
export type LimitClass = keyof typeof limitClasses
export type Limits = Readonly<Record<LimitClass, Limit>>
