import * as v from 'valibot'
import { reason } from './session.js'

/** 16 digits: milliseconds and chance. */
const id = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const jsonrpc = /* @__PURE__ */ v.literal('2.0')
const request = /* @__PURE__ */ v.object({
  id,
  jsonrpc,
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(v.unknown()),
})
const failure = /* @__PURE__ */ v.object({
  id,
  jsonrpc,
  error: v.object({ ...reason.entries, data: v.optional(v.unknown()) }),
})
const success = /* @__PURE__ */ v.object({ id, jsonrpc, result: v.unknown() })

/** What lies in an envelope once it is open. */
export const peerPayload = /* @__PURE__ */ v.union([request, failure, success])
export type PeerRequest = v.InferOutput<typeof request>
export type PeerAnswer = v.InferOutput<typeof failure> | v.InferOutput<typeof success>
export type PeerPayload = PeerRequest | PeerAnswer
