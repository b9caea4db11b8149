import { type ErrorCode, errorCatalogue } from './catalogue.js'

export type ServerErrorOptions = {
  readonly cause?: unknown
  /** For the operator's eyes: goes to logs and the terminal, never into an answer. */
  readonly detail?: string | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number | undefined
}

/** Every error of the server. Its words come from the catalogue, so an answer repeats nothing of a request or a fault. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly code: ErrorCode
  readonly status: number
  readonly description: string
  readonly detail: string | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: ServerErrorOptions = {}) {
    const { status, description } = errorCatalogue[code]
    super(options.detail ?? description, { cause: options.cause })
    this.code = code
    this.status = status
    this.description = description
    this.detail = options.detail
    this.retryAfter = options.retryAfter
  }
}
