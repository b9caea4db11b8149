import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { longText, text } from './parts.js'

/** The name that an address has taken, proven in both directions, and its picture. */
export const getIdentity = /* @__PURE__ */ endpoint({
  host: 'api',
  method: 'GET',
  path: '/v1/identity/{address}',
  query: v.strictObject({ ...commonQuery, sender: v.optional(text) }),
  response: v.object({ name: v.nullable(text), avatar: v.nullable(longText) }),
})
