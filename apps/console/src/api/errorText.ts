import { CallError } from './CallError.js'

/** What happened and what to do, for any failure of a call. */
export function errorText(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something went wrong in this page. Please reload it.'
  switch (error.kind) {
    case 'session':
      return 'Your session has ended. Log in again to go on.'
    case 'refused':
      return error.reasons[0]?.description ?? 'The server refused this.'
    case 'limited':
      return `Too many attempts. ${error.retryAfter ? `Try again in ${error.retryAfter} s.` : 'Try again in a minute.'}`
    case 'failed':
      return 'The server has a problem and could not do this. Its log says why.'
    case 'unreachable':
      return 'The server cannot be reached. Is it running, and does it allow this page?'
    case 'malformed':
      return 'The answer is not one of a Portico server. Check the address in console.json.'
    default:
      return error.kind satisfies never
  }
}
