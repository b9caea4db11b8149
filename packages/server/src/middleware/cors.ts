const maxAge = '600'

/** For a page that the project allows: its origin, exactly, and no credentials. */
export function corsHeaders(origin: string): Record<string, string> {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' }
}

/** For fixed words that tell nothing, so that a kit can read why it was refused (TRACK-03). */
export const publicCors = /* @__PURE__ */ Object.freeze({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
})

/** What a browser is told when it asks before it sends. */
export const preflightHeaders = /* @__PURE__ */ Object.freeze({
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': maxAge,
})
