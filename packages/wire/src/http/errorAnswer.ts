import * as v from 'valibot'
import { text } from './parts.js'

/** What a refused or failed call answers, whatever its status. Texts are fixed: nothing of a request or a fault is repeated. */
export const errorAnswer = /* @__PURE__ */ v.object({
  status: v.literal('error'),
  reasons: v.array(v.object({ name: text, description: text })),
})
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>

/** The kit tells these apart by their exact words (API-06). */
export const unauthorized = /* @__PURE__ */ Object.freeze({
  origin: 'Unauthorized: origin not allowed',
  key: 'Unauthorized: invalid key',
  notYetValid: 'JWT validation error: JWT Token is not yet valid',
})
