import type { PorticoContext } from '../context.js'
import { isPorticoError } from '../errors/PorticoError.js'
import type { ErrorEvent } from './events.js'
import { track } from './track.js'

/** Tells of a failure by its code and our own sentence: nothing that a server, a wallet or a visitor wrote. */
export function trackError(ctx: PorticoContext, error: unknown): void {
  const { code, message } = isPorticoError(error)
    ? { code: error.code, message: error.shortMessage }
    : { code: 'unknown', message: 'Something went wrong' }
  // A visitor without a network has nobody to tell, and being asked for patience is no fault.
  if (code === 'api/unreachable' || code === 'api/aborted' || code === 'api/rate-limited') return
  const event: ErrorEvent =
    code === 'api/malformed' ? 'DATA_PARSING_ERROR' : code.startsWith('api/') ? 'API_ERROR' : 'INTERNAL_SDK_ERROR'
  const stackTrace = error instanceof Error ? error.stack : undefined
  track(ctx, { event, properties: { errorType: code, errorMessage: message, stackTrace } })
}
