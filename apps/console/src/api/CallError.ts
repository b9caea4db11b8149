export type Reason = { readonly name: string; readonly description: string }

/**
 * `session`: it ended, or never began · `refused`: the server says what is wrong · `limited`: too often ·
 * `failed`: the server is in trouble · `unreachable`: nothing answered · `malformed`: something else than our server answered
 */
export type CallErrorKind = 'session' | 'refused' | 'limited' | 'failed' | 'unreachable' | 'malformed'

export type CallErrorOptions = {
  readonly reasons?: readonly Reason[] | undefined
  /** Seconds. */
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind
  readonly reasons: readonly Reason[]
  readonly retryAfter: number | undefined

  constructor(kind: CallErrorKind, { reasons = [], retryAfter, cause }: CallErrorOptions = {}) {
    super(reasons[0]?.description ?? kind, { cause })
    this.kind = kind
    this.reasons = reasons
    this.retryAfter = retryAfter
  }
}
