/** Times of what is said to a wallet, in milliseconds. */
export const connectionLimits = /* @__PURE__ */ Object.freeze({
  /** Nobody reads a prompt and declines it in less: the wallet itself said no. */
  instantRefusal: 400,
  /** A wallet that is silent this long may have died in the middle; it can be asked again. */
  silentWallet: 20_000,
  /** A wallet that is told that it is over, and says nothing for this long, holds up nobody. */
  silentEnd: 1_500,
})
