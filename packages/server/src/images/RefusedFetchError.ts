const sentences = /* @__PURE__ */ Object.freeze({
  url: 'The address is not one that this server fetches: https and ipfs only, without user and password.',
  address: 'The address leads into a private network.',
  unreachable: 'Nobody answers at that address.',
  status: 'The other side refused or failed.',
  encoding: 'The answer is compressed, which was not asked for.',
  redirects: 'The address leads from one place to the next too often.',
  size: 'The answer is too large.',
  time: 'The answer took too long.',
})
export type RefusedFetchReason = keyof typeof sentences

/** Why something from outside was not fetched. Says nothing of the address: its texts may reach a log. */
export class RefusedFetchError extends Error {
  override readonly name = 'RefusedFetchError'
  readonly reason: RefusedFetchReason

  constructor(reason: RefusedFetchReason, options?: ErrorOptions) {
    super(sentences[reason], options)
    this.reason = reason
  }
}
