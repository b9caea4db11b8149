/** Every number with a unit. Seconds where the protocol counts in them, milliseconds for clocks and timers. */
export const limits = /* @__PURE__ */ Object.freeze({
  /** RELAY-10. */
  heartbeatMs: 5_000,
  /** Between two beats: longer means that the device slept. */
  sleptMs: 15_000,
  /** Silence after which the relay is sent a call, to get any frame. */
  silenceMs: 30_000,
  connectTimeoutMs: 15_000,
  callTimeoutMs: 15_000,
  retryMs: 1_000,
  maxRetryMs: 30_000,
  /** The least wait after a relay said that it is full. */
  busyRetryMs: 5_000,
  /** A socket that was open longer than this was accepted by the relay: reconnecting starts without a delay. */
  stableMs: 5_000,
  /** RELAY-01: shown for four minutes, called expired ten seconds before, tried anew after a second. */
  pairingMs: 240_000,
  pairingLeewayMs: 10_000,
  pairingRetryMs: 1_000,
  /** What the uri itself says: the protocol's five minutes. */
  uriSeconds: 300,
  sessionSeconds: 604_800,
  requestSeconds: 300,
  maxRequestSeconds: 604_800,
  /** The least that relays keep a message. */
  minTtlSeconds: 30,
  pingMs: 30_000,
  /** A timer's longest wait: browsers count milliseconds in 32 bits. */
  maxTimerMs: 86_400_000,
  /** Digests kept per topic, things kept per kind. */
  inboxSize: 200,
  tableSize: 200,
  /** Pages of missed messages fetched at once. */
  fetchPages: 20,
})
