/** What a client may do to the relay, and when a socket counts as lost. Times are in milliseconds unless they say so. */
export const relayLimits = /* @__PURE__ */ Object.freeze({
  /** Characters of a sealed message. */
  message: 98_304,
  /** The largest that the database takes; the protocol's own have four digits. */
  tag: 2_147_483_647,
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
  /** Deliveries that a client has not acknowledged, and their bytes; the rest follows as these are. */
  handOver: 500,
  handOverBytes: 512 * 1024,
  /** Bytes of messages stored by one statement, which has three seconds. */
  batchBytes: 4 * 1024 * 1024,
  /** Messages read by one. */
  readTogether: 200,
  /** Bytes of one answer to a fetch; there is always one message in it. */
  fetchBytes: 1024 * 1024,
  /** Between two looks for what no other node announced, how many looks back one begins, and how much one sees. */
  lookEvery: 5_000,
  lookBack: 6,
  pageSize: 10_000,
})
