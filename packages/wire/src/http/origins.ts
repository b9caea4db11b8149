import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { text } from './parts.js'

/** Which pages may use the project (CFG-10). */
export const getOrigins = /* @__PURE__ */ endpoint({
  host: 'directory',
  method: 'GET',
  path: '/projects/v1/origins',
  query: v.strictObject(commonQuery),
  response: v.object({
    allowedOrigins: v.array(text),
    /** Whether the asking origin may frame the embedded wallet; ours, so that a wrong set-up shows at once. */
    frameAllowed: v.optional(v.boolean()),
  }),
})
