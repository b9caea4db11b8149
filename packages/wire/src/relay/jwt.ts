import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from './base64.js'
import { parseDidKey } from './didKey.js'
import { readJsonAs } from './readAs.js'

/** Seconds that a client's token lives, and the most a relay accepts. */
export const relayJwtLifetime = 86_400
/** Seconds by which two clocks may differ. */
const leeway = 60
const maxLength = 2_048

const header = /* @__PURE__ */ v.object({ alg: v.literal('EdDSA'), typ: v.literal('JWT') })
const seconds = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const claims = /* @__PURE__ */ v.object({
  iss: v.pipe(v.string(), v.maxLength(128)),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  aud: v.pipe(v.string(), v.maxLength(512)),
  iat: seconds,
  exp: seconds,
})
export type RelayJwtClaims = v.InferOutput<typeof claims>

/** What is wrong with a token. `not-yet-valid` tells a visitor to look at their clock. */
export type RelayJwtProblem =
  | 'malformed'
  | 'issuer'
  | 'audience'
  | 'not-yet-valid'
  | 'expired'
  | 'lifetime'
  | 'signature'
export type RelayJwtCheck =
  | { readonly isValid: true; readonly clientId: string; readonly claims: RelayJwtClaims }
  | { readonly isValid: false; readonly problem: RelayJwtProblem }

type Sign<Signature> = (message: Uint8Array) => Signature

/** A client's proof of who it is: a token signed by the Ed25519 key that its own `iss` names. */
export function encodeRelayJwt(body: RelayJwtClaims, sign: Sign<Uint8Array>): string
export function encodeRelayJwt(body: RelayJwtClaims, sign: Sign<Promise<Uint8Array>>): Promise<string>
export function encodeRelayJwt(
  { iss, sub, aud, iat, exp }: RelayJwtClaims,
  sign: Sign<Uint8Array | Promise<Uint8Array>>,
): string | Promise<string> {
  const signed = `${encodePart({ alg: 'EdDSA', typ: 'JWT' })}.${encodePart({ iss, sub, aud, iat, exp })}`
  const signature = sign(utf8(signed))
  const append = (bytes: Uint8Array) => `${signed}.${toBase64Url(bytes)}`
  return signature instanceof Promise ? signature.then(append) : append(signature)
}

/**
 * A relay's side of it. `verify` is Ed25519, injected so that a server may use its platform's own; `isAudience` says
 * whether an address is one of the relay's.
 */
export function checkRelayJwt(
  token: string,
  options: {
    isAudience(audience: string): boolean
    /** Milliseconds. */
    now: number
    verify(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean
  },
): RelayJwtCheck {
  const parts = token.length <= maxLength ? token.split('.') : []
  const [head = '', body = '', signature = ''] = parts
  const read = readPart(claims, body)
  const bytes = fromBase64Url(signature)
  if (parts.length !== 3 || !readPart(header, head) || !read || bytes?.length !== 64) return refuse('malformed')
  const publicKey = parseDidKey(read.iss)
  if (!publicKey) return refuse('issuer')
  if (!options.isAudience(read.aud)) return refuse('audience')
  const now = options.now / 1000
  if (read.iat > now + leeway) return refuse('not-yet-valid')
  if (read.exp < now - leeway) return refuse('expired')
  if (read.exp <= read.iat || read.exp - read.iat > relayJwtLifetime) return refuse('lifetime')
  try {
    if (!options.verify(bytes, utf8(`${head}.${body}`), publicKey)) return refuse('signature')
  } catch {
    return refuse('signature') // a library that throws at a point off the curve says the same
  }
  return { isValid: true, clientId: read.iss, claims: read }
}

function refuse(problem: RelayJwtProblem): RelayJwtCheck {
  return { isValid: false, problem }
}

function encodePart(part: object): string {
  return toBase64Url(utf8(JSON.stringify(part)))
}

function readPart<Value>(schema: v.GenericSchema<unknown, Value>, part: string): Value | undefined {
  const bytes = fromBase64Url(part)
  return bytes && readJsonAs(schema, new TextDecoder().decode(bytes))
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
