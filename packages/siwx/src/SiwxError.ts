/** Every error of this package. Codes are stable and only ever added; the sentence says what happened and what to do. */
const catalogue = /* @__PURE__ */ Object.freeze({
  'siwx/namespace': 'There is no sign-in message for this kind of chain. Use eip155, solana or bip122.',
  'siwx/field': 'A field of the sign-in message is missing or malformed.',
  'siwx/call': 'The node that knows this wallet contract did not answer. Try again.',
} as const)

export type SiwxErrorCode = keyof typeof catalogue

export class SiwxError extends Error {
  override readonly name = 'SiwxError'
  readonly code: SiwxErrorCode
  /** Which field, for `siwx/field`. */
  readonly field: string | undefined

  constructor(code: SiwxErrorCode, options: { readonly field?: string | undefined; readonly cause?: unknown } = {}) {
    super(catalogue[code], options.cause === undefined ? {} : { cause: options.cause })
    this.code = code
    this.field = options.field
  }
}

/** By name and code, so that two copies on a page agree. */
export function isSiwxError(error: unknown, code?: SiwxErrorCode): error is SiwxError {
  if (!(error instanceof Error) || error.name !== 'SiwxError') return false
  return code === undefined || ('code' in error && error.code === code)
}
