import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { commaList, count, longText, queryCount, text } from './parts.js'

const link = /* @__PURE__ */ v.nullish(longText)

export const walletListing = /* @__PURE__ */ v.object({
  id: text,
  name: text,
  badge_type: v.nullish(v.picklist(['none', 'certified'])),
  description: v.nullish(longText),
  /** CAIP-2 ids. */
  chains: v.nullish(v.array(text)),
  homepage: link,
  /** For `getWalletImage`; one that ends in `.m` and a digit, then a hash, is a monogram, which a kit may draw itself. */
  image_id: v.nullish(text),
  image_url: link,
  order: v.nullish(v.number()),
  link_mode: link,
  mobile_link: link,
  desktop_link: link,
  webapp_link: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  rdns: v.nullish(text),
  injected: v.nullish(v.array(v.object({ namespace: v.nullish(text), injected_id: v.nullish(text) }))),
})
export type WalletListing = v.InferOutput<typeof walletListing>

/** A page of the wallet directory (API-03). */
export const getWallets = /* @__PURE__ */ endpoint({
  host: 'directory',
  method: 'GET',
  path: '/getWallets',
  query: v.strictObject({
    ...commonQuery,
    /** From 1. */
    page: v.optional(v.pipe(queryCount, v.minValue(1)), '1'),
    entries: v.optional(v.pipe(queryCount, v.minValue(1), v.maxValue(100)), '40'),
    include: v.optional(commaList),
    exclude: v.optional(commaList),
    chains: v.optional(commaList),
    search: v.optional(text),
    badge_type: v.optional(v.picklist(['none', 'certified'])),
  }),
  response: v.object({ data: v.array(walletListing), count }),
})
