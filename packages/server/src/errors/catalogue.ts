import { unauthorized } from '@portico/wire/http'

/** Every way a call can be refused or fail: its status, and the fixed words of the answer. */
export const errorCatalogue = /* @__PURE__ */ Object.freeze({
  'project/unknown': { status: 401, description: unauthorized.key },
  'origin/not-allowed': { status: 403, description: unauthorized.origin },
  'admin/session': { status: 401, description: 'There is no such session, or it has ended.' },
  'admin/key': { status: 401, description: 'This is not the key of this server.' },
  'auth/message': {
    status: 400,
    description: 'The signed text is no sign-in message, or not the one that was sent with it.',
  },
  'auth/domain': { status: 403, description: 'The message was signed for another site.' },
  'auth/expired': { status: 401, description: 'The message has expired or is not valid yet. Please sign in again.' },
  'auth/nonce': {
    status: 401,
    description: 'This sign-in was used before, or was never asked for here. Please sign in again.',
  },
  'auth/signature': { status: 401, description: 'The account did not sign this message.' },
  'auth/unreachable': { status: 502, description: 'The node that knows this wallet did not answer. Please try again.' },
  'auth/session': { status: 401, description: 'Nobody is signed in.' },
  'request/query': { status: 400, description: 'A field of the query is missing, unknown or malformed.' },
  'request/path': { status: 400, description: 'The path holds a malformed value.' },
  'request/body': { status: 400, description: 'The body is not what this call takes.' },
  'request/too-large': { status: 413, description: 'The body is too large.' },
  'request/method': { status: 405, description: 'This address takes another method.' },
  'request/not-found': { status: 404, description: 'There is nothing at this address.' },
  'limit/requests': { status: 429, description: 'Too many requests. Please try again later.' },
  'upstream/failed': { status: 502, description: 'A source of this data did not answer. Please try again later.' },
  'database/unavailable': { status: 503, description: 'The service is not available. Please try again later.' },
  'server/internal': { status: 500, description: 'Something went wrong.' },
  /** Never in an answer: an operator's mistake at start or at the command line. */
  'operator/config': { status: 500, description: 'The configuration is not valid.' },
  'operator/input': { status: 400, description: 'The input is not valid.' },
})
export type ErrorCode = keyof typeof errorCatalogue
