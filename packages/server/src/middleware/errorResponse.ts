import type { ErrorAnswer } from '@portico/wire/http'
import { ServerError } from '../errors/ServerError.js'
import { dataHeaders } from './headers.js'

/** Whatever was thrown, as one of our errors. What we do not know is our fault. */
export function toServerError(error: unknown): ServerError {
  return error instanceof ServerError ? error : new ServerError('server/internal', { cause: error })
}

/** Fixed words: nothing of the request or the fault is in them. */
export function errorResponse(error: ServerError, headers: Readonly<Record<string, string>>): Response {
  const answer: ErrorAnswer = { status: 'error', reasons: [{ name: error.code, description: error.description }] }
  return new Response(JSON.stringify(answer), {
    status: error.status,
    headers: { ...dataHeaders, 'Content-Type': 'application/json', ...retryHeader(error), ...headers },
  })
}

/** Whole seconds, rounded up: coming back on time must not be too early. */
export function retryHeader({ retryAfter }: ServerError): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) }
}

/** What goes to the log about an error: its name and words, never its stack or the request. */
export function reasonOf(error: unknown): string {
  if (error instanceof ServerError && error.cause === undefined) return error.detail ?? error.code
  const cause = error instanceof ServerError ? error.cause : error
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown'
}
