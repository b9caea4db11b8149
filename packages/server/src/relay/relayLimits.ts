/** What a client may do to the relay, and when a socket counts as lost. Times are in milliseconds unless they say so. */
export const relayLimits = /* @__PURE__ */ Object.freeze({
  /** Characters of a sealed message. */
  message: 98_304,
  /** Seconds. */
  ttlMin: 30,
  ttlMax: 2_592_000,
  batch: 500,
  subscriptions: 5_000,
  /** Per topic. */
  mailboxMessages: 1_000,
  mailboxBytes: 10 * 1024 * 1024,
  publishPerSecond: 20,
  publishBurst: 60,
  /** New sockets of one address. */
  socketsPerSecond: 20,
  /** Bytes of one frame. */
  frame: 128 * 1024,
  /** Bytes waiting for a slow client before it is cut off. */
  buffered: 1024 * 1024,
  /** Node clients give up on a socket after 35 s of silence. */
  ping: 20_000,
  dead: 60_000,
  purge: 60_000,
  /** Messages handed over at one subscription; the rest follows when these are acknowledged. */
  handOver: 500,
})
