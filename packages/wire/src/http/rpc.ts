import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { caipNetworkId } from './parts.js'

const batchLimit = 1_000
const request = /* @__PURE__ */ v.object({
  jsonrpc: v.literal('2.0'),
  id: v.optional(v.union([v.string(), v.number(), v.null()])),
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(v.unknown()),
})

/** JSON-RPC to the operator's nodes (API-04): one request or a batch, sent as text to spare the preflight. */
export const callRpc = /* @__PURE__ */ endpoint({
  host: 'api',
  method: 'POST',
  path: '/v1/',
  query: v.strictObject({ ...commonQuery, chainId: caipNetworkId }),
  body: v.union([request, v.pipe(v.array(request), v.minLength(1), v.maxLength(batchLimit))]),
  response: v.unknown(),
})
