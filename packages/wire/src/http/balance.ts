import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { caipNetworkId, decimal, longText, price, text } from './parts.js'

export const tokenBalance = /* @__PURE__ */ v.object({
  name: text,
  symbol: text,
  chainId: caipNetworkId,
  /** CAIP-10 of the contract; absent for the chain's own coin. */
  address: v.optional(text),
  /** In the asked currency, for the eye. */
  value: v.optional(price),
  price,
  quantity: v.object({ decimals: v.pipe(v.string(), v.regex(/^\d{1,3}$/)), numeric: decimal }),
  iconUrl: v.optional(longText, ''),
})
export type TokenBalance = v.InferOutput<typeof tokenBalance>

/** The chain's own coin and every token that an address holds, on one network or on all. */
export const getBalance = /* @__PURE__ */ endpoint({
  host: 'api',
  method: 'GET',
  path: '/v1/account/{address}/balance',
  query: v.strictObject({
    ...commonQuery,
    currency: v.literal('usd'),
    chainId: v.optional(caipNetworkId),
    /** Reads the chain again instead of what is cached: the contracts whose balance is known to have changed, joined by commas. */
    forceUpdate: v.optional(longText),
  }),
  response: v.object({ balances: v.array(tokenBalance) }),
})
