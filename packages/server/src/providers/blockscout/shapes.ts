import * as v from 'valibot'
import type { EvmAddress } from '../evmAddress.js'

// Blockscout's REST API v2 as documented. Fields that instances of different age name differently are read under both names.
const address = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i),
  v.transform((text) => text.toLowerCase() as EvmAddress), // the pattern is what the type says
)
const hash = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i), v.toLowerCase())
const digits = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const rate = /* @__PURE__ */ v.pipe(v.string(), v.transform(Number), v.finite(), v.minValue(0))
const party = /* @__PURE__ */ v.object({ hash: address })
const time = /* @__PURE__ */ v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.integer(),
)
const count = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(0))
/** Sent back as it came, for the next page. */
export const pageParameters = /* @__PURE__ */ v.record(
  v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
  v.union([v.pipe(v.string(), v.maxLength(256)), v.number(), v.boolean(), v.null()]),
)
export type PageParameters = v.InferOutput<typeof pageParameters>

const tokenFields = /* @__PURE__ */ v.object({
  address: v.nullish(address),
  address_hash: v.nullish(address),
  name: v.nullish(v.string()),
  symbol: v.nullish(v.string()),
  decimals: v.nullish(digits),
  exchange_rate: v.nullish(rate),
  icon_url: v.nullish(v.string()),
  type: v.nullish(v.string()),
})
export const scoutToken = /* @__PURE__ */ v.pipe(
  tokenFields,
  v.transform(({ address, address_hash, ...token }) => ({ ...token, contract: address_hash ?? address })),
)
export type ScoutToken = v.InferOutput<typeof scoutToken>

export const scoutAddress = /* @__PURE__ */ v.object({
  coin_balance: v.nullish(digits),
  exchange_rate: v.nullish(rate),
})

export const scoutBalances = /* @__PURE__ */ v.array(v.object({ token: scoutToken, value: v.nullish(digits) }))

export const scoutTransaction = /* @__PURE__ */ v.object({
  hash,
  block_number: v.nullish(count),
  block: v.nullish(count),
  timestamp: v.nullish(time),
  from: party,
  to: v.nullish(party),
  value: digits,
  nonce: v.nullish(count),
  status: v.nullish(v.string()),
  raw_input: v.nullish(v.string()),
  method: v.nullish(v.string()),
})
export type ScoutTransaction = v.InferOutput<typeof scoutTransaction>

const metadata = /* @__PURE__ */ v.nullish(
  v.object({ name: v.fallback(v.nullish(v.string()), null), image: v.fallback(v.nullish(v.string()), null) }),
)
const instance = /* @__PURE__ */ v.object({ image_url: v.nullish(v.string()), metadata })

export const scoutTransfer = /* @__PURE__ */ v.object({
  transaction_hash: v.nullish(hash),
  tx_hash: v.nullish(hash),
  block_number: v.nullish(count),
  timestamp: v.nullish(time),
  from: party,
  to: party,
  token: v.nullish(scoutToken),
  total: v.nullish(
    v.object({ value: v.nullish(digits), token_id: v.nullish(digits), token_instance: v.nullish(instance) }),
  ),
})
export type ScoutTransfer = v.InferOutput<typeof scoutTransfer>

export const scoutNft = /* @__PURE__ */ v.object({
  id: digits,
  token: scoutToken,
  token_type: v.nullish(v.string()),
  value: v.nullish(digits),
  ...instance.entries,
})

/** A page of a list. */
export function scoutPage<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), next_page_params: v.nullish(pageParameters) })
}
