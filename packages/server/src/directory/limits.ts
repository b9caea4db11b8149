export const directoryLimits = /* @__PURE__ */ Object.freeze({
  /** A change shows within this time, in every process. */
  freshMs: 1_000,
  /** Pages kept ready to send, some 20 kB each. */
  pages: 500,
  /** A browser asks again after so many seconds. */
  maxAgeSeconds: 60,
})
