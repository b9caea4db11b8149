import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { caipNetworkId } from './parts.js'

/** Networks the operator's server knows; nothing else is asked about others (API-02). */
export const getSupportedChains = /* @__PURE__ */ endpoint({
  host: 'api',
  method: 'GET',
  path: '/v1/supported-chains',
  query: v.strictObject(commonQuery),
  response: v.object({ http: v.array(caipNetworkId), ws: v.array(caipNetworkId) }),
})
