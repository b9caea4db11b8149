import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { caipNetworkId, longText, text } from './parts.js'

export const nft = /* @__PURE__ */ v.object({
  chainId: caipNetworkId,
  /** The contract. */
  address: text,
  tokenId: v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
  standard: v.picklist(['ERC721', 'ERC1155']),
  /** How many of an ERC-1155 are held; 1 for an ERC-721. */
  quantity: v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
  name: v.nullable(text),
  collection: v.object({ name: v.nullable(text), symbol: v.nullable(text) }),
  /** At the operator's server, which fetched and drew it again; absent when there is none. */
  imageUrl: v.nullable(longText),
  isSpam: v.boolean(),
})
export type Nft = v.InferOutput<typeof nft>

/** The collectibles that an address holds. Ours: the specification names the tab and no call. */
export const getNfts = /* @__PURE__ */ endpoint({
  host: 'api',
  method: 'GET',
  path: '/v1/account/{address}/nfts',
  query: v.strictObject({ ...commonQuery, chainId: v.optional(caipNetworkId), cursor: v.optional(longText) }),
  response: v.object({ data: v.array(nft), next: v.nullish(longText) }),
})
