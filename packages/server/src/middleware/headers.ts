/** On every answer (security rules 3.8). */
const commonHeaders = /* @__PURE__ */ Object.freeze({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin',
})

/** Answers that are data: nothing of them may run or be framed, and nobody keeps a copy. */
export const dataHeaders = /* @__PURE__ */ Object.freeze({
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
})

/** Pictures, for any page. */
export const imageHeaders = /* @__PURE__ */ Object.freeze({
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
})
