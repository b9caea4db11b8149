import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { longText, text } from './parts.js'

/** Whether the operator wants events of this project at all. */
export const getAnalyticsConfig = /* @__PURE__ */ endpoint({
  host: 'directory',
  method: 'GET',
  path: '/getAnalyticsConfig',
  query: v.strictObject(commonQuery),
  response: v.object({ isAnalyticsEnabled: v.boolean() }),
})

export const analyticsEvent = /* @__PURE__ */ v.strictObject({
  eventId: v.pipe(v.string(), v.uuid()),
  url: longText,
  domain: text,
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
  props: v.strictObject({
    type: v.picklist(['track', 'error']),
    event: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,63}$/)),
    properties: v.optional(v.record(text, v.unknown())),
    /** Accepted because the specification sends it, and dropped at the door. */
    address: v.optional(text),
    errorType: v.optional(text),
    errorMessage: v.optional(longText),
    stackTrace: v.optional(v.pipe(v.string(), v.maxLength(16_384))),
  }),
})
export type AnalyticsEvent = v.InferOutput<typeof analyticsEvent>

/** Something happened in the kit. Sent as text, so that no preflight goes ahead of it. */
export const postEvent = /* @__PURE__ */ endpoint({
  host: 'analytics',
  method: 'POST',
  path: '/e',
  query: v.strictObject(commonQuery),
  body: analyticsEvent,
})
