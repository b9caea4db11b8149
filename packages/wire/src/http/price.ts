import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { caipAddress, longText, price, text } from './parts.js'

const addressLimit = 100

/** What tokens cost. Addresses are CAIP-10; a chain's own coin has the placeholder address of its namespace. */
export const getTokenPrices = /* @__PURE__ */ endpoint({
  host: 'api',
  method: 'POST',
  path: '/v1/fungible/price',
  query: v.strictObject(commonQuery),
  body: v.strictObject({
    currency: v.literal('usd'),
    addresses: v.pipe(v.array(caipAddress), v.maxLength(addressLimit)),
    projectId: commonQuery.projectId,
  }),
  response: v.object({
    fungibles: v.array(v.object({ address: text, name: text, symbol: text, iconUrl: v.optional(longText, ''), price })),
  }),
})
