/** Times of a pairing in milliseconds (RELAY-01). */
export const pairingLimits = /* @__PURE__ */ Object.freeze({
  /** Called expired this much before it is: a scan takes a moment. */
  leeway: 10_000,
  /** What a link of somebody else's has, when it does not say: the protocol's five minutes. */
  foreign: 300_000,
  /** A new pairing may be asked for after this. */
  retry: 1_000,
  /** The pairing network is unreachable when it has not answered by then. */
  reach: 20_000,
  /** A page that is still in front this long after a link was opened: no app took it. */
  appSilence: 2_500,
})
