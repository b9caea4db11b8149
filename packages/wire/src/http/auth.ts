import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { caipNetworkId, count, longText, text } from './parts.js'

// Signing in at the operator's server. The session is a cookie that no script can read; a page on another site than the
// server's, where browsers drop such cookies, is given a token instead and sends it as `Authorization: Bearer …`.
const host = 'directory'
const hasCredentials = true
const query = /* @__PURE__ */ v.strictObject(commonQuery)

/** Sent back with `authenticate` as `Bearer …`: whoever asked for the nonce is the one who uses it. */
export const nonceHeader = 'x-nonce-jwt'

/** A nonce for one sign-in. */
export const getAuthNonce = /* @__PURE__ */ endpoint({
  host,
  hasCredentials,
  method: 'GET',
  path: '/auth/v1/nonce',
  query,
  response: v.object({ nonce: text, token: text }),
})

/** Who asks, as far as the page knows. Not kept. */
const walletInfo = /* @__PURE__ */ v.strictObject({
  type: v.picklist(['walletconnect', 'extension', 'unknown', 'social']),
  name: v.optional(text),
  icon: v.optional(longText),
  social: v.optional(text),
  identifier: v.optional(text),
})
const signedData = /* @__PURE__ */ v.strictObject({
  accountAddress: text,
  chainId: caipNetworkId,
  domain: text,
  uri: longText,
  version: text,
  nonce: text,
  statement: v.optional(longText),
  issuedAt: v.optional(text),
  expirationTime: v.optional(text),
  notBefore: v.optional(text),
  requestId: v.optional(text),
  resources: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(16_384))), v.maxLength(64))),
})

/** The message and its signature for a session. `data`, when given, must say what the message says. */
export const authenticate = /* @__PURE__ */ endpoint({
  host,
  hasCredentials,
  method: 'POST',
  path: '/auth/v1/authenticate',
  query,
  body: v.strictObject({
    message: v.pipe(v.string(), v.minLength(1), v.maxLength(32_768)),
    signature: v.pipe(v.string(), v.minLength(1), v.maxLength(32_768)),
    data: v.optional(signedData),
    clientId: v.optional(v.nullable(text)),
    walletInfo: v.optional(walletInfo),
  }),
  response: v.object({
    /** Null when the session is in the cookie. */
    token: v.nullable(text),
    /** Milliseconds. */
    expiresAt: count,
  }),
})

/** Who is signed in. Refused with 401 when nobody is. */
export const getAuthAccount = /* @__PURE__ */ endpoint({
  host,
  hasCredentials,
  method: 'GET',
  path: '/auth/v1/me',
  query,
  response: v.object({
    aud: text,
    iss: longText,
    /** Seconds. */
    exp: count,
    projectIdKey: text,
    /** `did:pkh:` and the account. */
    sub: text,
    address: text,
    /** Without its namespace. */
    chainId: text,
    chainNamespace: text,
    caip2Network: caipNetworkId,
    uri: longText,
    domain: text,
    projectUuid: text,
    /** The same account of the same project has the same one every time. */
    profileUuid: text,
    nonce: text,
    email: v.optional(text),
  }),
})
export type AuthAccount = v.InferOutput<NonNullable<typeof getAuthAccount.response>>

/** Ends the session of this browser. Also without one. */
export const signOut = /* @__PURE__ */ endpoint({
  host,
  hasCredentials,
  method: 'POST',
  path: '/auth/v1/sign-out',
  query,
})
