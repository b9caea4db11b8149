import * as v from 'valibot'
import { participant, seconds } from './session.js'

const line = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(2_048), v.regex(/^[^\r\n]*$/))
/** Ours alone: a recap of many methods is long. */
const resources = /* @__PURE__ */ v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(16_384), v.regex(/^[^\r\n]*$/))),
  v.maxLength(32),
)
const fields = /* @__PURE__ */ Object.freeze({
  domain: line,
  aud: line,
  version: line,
  nonce: line,
  iat: line,
  nbf: /* @__PURE__ */ v.optional(line),
  exp: /* @__PURE__ */ v.optional(line),
  statement: /* @__PURE__ */ v.optional(line),
  requestId: /* @__PURE__ */ v.optional(line),
  resources: /* @__PURE__ */ v.optional(resources),
})

/** What a page wants signed, on which chains (CAIP-122). */
export const authPayload = /* @__PURE__ */ v.object({
  type: v.optional(line, 'caip122'),
  chains: v.pipe(v.array(line), v.minLength(1), v.maxLength(256)),
  ...fields,
})
export type AuthPayload = v.InferOutput<typeof authPayload>

/** CAIP-74: what was signed and by whom. `iss` is did:pkh with chain and address. */
export const cacao = /* @__PURE__ */ v.object({
  h: v.object({ t: line }),
  p: v.object({ iss: line, ...fields }),
  s: v.object({ t: line, s: v.pipe(v.string(), v.maxLength(16_384)), m: v.optional(line) }),
})
export type Cacao = v.InferOutput<typeof cacao>

export const sessionAuthenticate = /* @__PURE__ */ v.object({
  requester: participant,
  authPayload,
  expiryTimestamp: seconds,
})
export type SessionAuthenticate = v.InferOutput<typeof sessionAuthenticate>

export const sessionAuthenticateResult = /* @__PURE__ */ v.object({
  cacaos: v.pipe(v.array(cacao), v.minLength(1), v.maxLength(64)),
  responder: participant,
})
