/** How JSON-RPC goes out (API-04, API-05). Times are in milliseconds. */
export const rpcLimits = /* @__PURE__ */ Object.freeze({
  timeout: 10_000,
  batchSize: 1_000,
  /** Calls at once to an endpoint that takes no batches. */
  singleCalls: 4,
  /** After no HTTP answer at all. */
  retries: 2,
  retryDelay: 100,
  /** After one of `retriedStatuses`: doubling, unless the server says when. */
  rpcRetries: 3,
  rpcRetryDelay: 150,
  retriedStatuses: Object.freeze([403, 408, 413, 429, 500, 502, 503, 504]),
  /** A server that wants a longer pause is given up: nobody looks at a spinner for that long. */
  longestRetryAfter: 10_000,
  rankInterval: 4_000,
  rankSamples: 10,
  stabilityWeight: 0.7,
  latencyWeight: 0.3,
  /** A sample that takes longer counts as failed. */
  rankTimeout: 2_000,
  /** Sampling ends this long after the last request: one full window of samples. */
  rankIdle: 40_000,
})
