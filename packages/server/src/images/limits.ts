/** Limits of images, uploaded and remote (security rules 3.4 and 3.5). */
export const imageLimits = /* @__PURE__ */ Object.freeze({
  /** Bytes of a picture as it comes in. */
  sourceBytes: 2 * 1024 * 1024,
  /** Width times height as the header declares them, looked at before anything is decoded. */
  pixels: 16_000_000,
  /** Width and height of a picture as it goes out. */
  side: 512,
  reencodeMs: 5_000,
  /** Pictures decoded at a time; the rest wait. */
  workers: 1,
  /** Pictures that may wait; one more is turned away. */
  queue: 64,
  /** Bytes of re-encoded remote images that are stored; the least recently used is removed first. */
  remoteBytes: 256 * 1024 * 1024,
  remoteEntries: 200_000,
  /** A remote image that could not be fetched is not fetched again for this long. */
  remoteRetryMs: 10 * 60_000,
  /** A remote image that can never be served (such as SVG) is tried again after a day. */
  remoteRefusedMs: 24 * 60 * 60_000,
  /** The last use of an image is recorded no more often than this. */
  remoteTouchMs: 60 * 60_000,
  /** Characters of an address that is registered. */
  sourceUrl: 2_048,
  /** Characters of a data URL. */
  dataUrl: 256 * 1024,
})

export const fetchLimits = /* @__PURE__ */ Object.freeze({
  bytes: 2 * 1024 * 1024,
  redirects: 2,
  connectMs: 2_000,
  totalMs: 5_000,
})
