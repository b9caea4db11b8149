/** Times of signing in, in milliseconds. */
export const signInLimits = /* @__PURE__ */ Object.freeze({
  /** How long the question for a session, or the word that it has ended, may take. */
  answer: 15_000,
  /** How long a pairing waits for what is to be signed along with it; later it is signed afterwards. */
  fields: 5_000,
  /** A message that ends sooner than this is made anew before it is signed. */
  reserve: 30_000,
  /** How long a message of ours may be signed (security). */
  message: 600_000,
})
