import * as v from 'valibot'
import { text } from './parts.js'

/** What every call carries: the project, the kind and version of the kit, and the relay's id of this visitor when there is one. */
export const commonQuery = /* @__PURE__ */ Object.freeze({
  projectId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'Unauthorized: invalid key')),
  st: v.optional(text),
  sv: v.optional(text),
  clientId: v.optional(text),
})
