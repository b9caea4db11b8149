import { nonceHeader } from '@portico/wire/http'

const maxAge = '600'

/** For a page that the project allows: its origin, exactly, and no credentials. */
export function corsHeaders(origin: string): Record<string, string> {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' }
}

/** The same for a call that goes with a cookie or a token: only ever beside an exact origin. */
export function credentialHeaders(origin: string): Record<string, string> {
  return { ...corsHeaders(origin), 'Access-Control-Allow-Credentials': 'true' }
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

/** The same for a call that goes with a cookie or a token. */
export const credentialPreflightHeaders = /* @__PURE__ */ Object.freeze({
  ...preflightHeaders,
  'Access-Control-Allow-Headers': `Content-Type, Authorization, ${nonceHeader}`,
})
