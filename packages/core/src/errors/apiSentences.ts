/** Sentences of what goes wrong with the operator's server; they come with what asks it. */
export const apiSentences = /* @__PURE__ */ Object.freeze({
  'api/unreachable': (c: { path: string }) => `The server did not answer ${c.path}.`,
  'api/refused': (c: { status: number }) => `HTTP status code: ${c.status}`,
  'api/rate-limited': (c: { status: number; retryAfter: number | undefined }) => `HTTP status code: ${c.status}`,
  'api/malformed': (c: { path: string }) => `The server gave an answer to ${c.path} that makes no sense.`,
  'api/aborted': () => 'Request was aborted',
})
export type ApiErrorCode = keyof typeof apiSentences
