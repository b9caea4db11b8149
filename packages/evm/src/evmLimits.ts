/** The numbers of the EVM adapter that a page needs before a click. Times are in milliseconds. */
export const evmLimits = /* @__PURE__ */ Object.freeze({
  /** Announcements read at once: parsing this many stays within a frame. */
  announcementBurst: 4_000,
  /** Announcements read per second once the burst is used up; the rest is dropped and counted. */
  announcementsPerSecond: 10,
})
