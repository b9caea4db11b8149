import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { caipNetworkId, decimal, longText, price, text } from './parts.js'

const picture = /* @__PURE__ */ v.nullish(v.object({ url: longText }))

export const transfer = /* @__PURE__ */ v.object({
  fungible_info: v.optional(
    v.object({
      name: v.nullish(text),
      symbol: v.nullish(text),
      icon: picture,
      /** Contract of the token; absent for the chain's own coin. */
      address: v.nullish(text),
      /** Neither on the operator's list nor priced: shown with care, never offered for copying. */
      is_unknown: v.optional(v.boolean()),
    }),
  ),
  nft_info: v.optional(
    v.object({
      name: v.nullish(text),
      content: v.nullish(v.object({ preview: picture, detail: picture })),
      flags: v.object({ is_spam: v.boolean() }),
    }),
  ),
  direction: v.picklist(['in', 'out', 'self']),
  /** Whose it was and whose it is now: with a token the transaction itself only names the contract. */
  sender: v.nullish(text),
  recipient: v.nullish(text),
  quantity: v.object({ numeric: decimal }),
  value: v.nullish(price),
  price: v.nullish(price),
})
export type Transfer = v.InferOutput<typeof transfer>

export const transaction = /* @__PURE__ */ v.object({
  id: text,
  metadata: v.object({
    operationType: text,
    hash: text,
    chain: caipNetworkId,
    /** ISO 8601. */
    minedAt: v.pipe(v.string(), v.isoTimestamp()),
    sentFrom: text,
    sentTo: text,
    status: v.picklist(['confirmed', 'failed', 'pending']),
    nonce: v.optional(v.number()),
  }),
  transfers: v.nullable(v.array(transfer)),
})
export type Transaction = v.InferOutput<typeof transaction>

/** What an address did and what was done to it, newest first. */
export const getHistory = /* @__PURE__ */ endpoint({
  host: 'api',
  method: 'GET',
  path: '/v1/account/{account}/history',
  query: v.strictObject({
    ...commonQuery,
    cursor: v.optional(longText),
    onramp: v.optional(v.literal('coinbase')),
    chainId: v.optional(caipNetworkId),
  }),
  response: v.object({ data: v.array(transaction), next: v.nullish(longText) }),
})
