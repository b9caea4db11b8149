export type DevnetErrorCode = 'port-invalid' | 'port-taken' | 'chain-failed' | 'deployment-failed'

/** Why the local chains did not start, or stopped. */
export class DevnetError extends Error {
  override readonly name = 'DevnetError'
  readonly code: DevnetErrorCode

  constructor(code: DevnetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
