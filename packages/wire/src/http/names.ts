import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { longText, text } from './parts.js'

/** ENSIP-9: the coin type that stands for accounts of Ethereum and of every chain with its addresses. */
export const ethereumCoinType = '60'

/**
 * Whom a name stands for: addresses by coin type. 400 for a name that is not in its normal form or passes for another,
 * 404 for one that stands for nobody.
 */
export const getNameAccount = /* @__PURE__ */ endpoint({
  host: 'api',
  method: 'GET',
  path: '/v1/profile/account/{name}',
  query: v.strictObject({ ...commonQuery, apiVersion: v.optional(v.literal('2')) }),
  response: v.object({
    name: text,
    registered_at: v.optional(text),
    updated_at: v.optional(text),
    addresses: v.record(text, v.object({ address: text, created: v.optional(text) })),
    attributes: v.array(v.object({ avatar: v.optional(longText), bio: v.optional(longText) })),
  }),
})
