import * as v from 'valibot'

// Checked in one step each: a busy block has thousands of these.
const hash = /* @__PURE__ */ v.custom<string>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value))
const address = /* @__PURE__ */ v.pipe(
  v.custom<string>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)),
  v.toLowerCase(),
)
const bytes = /* @__PURE__ */ v.custom<string>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value))
const quantity = /* @__PURE__ */ v.custom<string>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{1,64}$/.test(value),
)
const integer = /* @__PURE__ */ v.pipe(quantity, v.transform(Number), v.safeInteger())

/** What the index takes from a node's answers; everything else is left where it is. */
export const chainTransaction = /* @__PURE__ */ v.object({
  hash,
  transactionIndex: integer,
  from: address,
  to: v.nullish(address),
  value: quantity,
  nonce: integer,
  input: bytes,
})
export const chainHeader = /* @__PURE__ */ v.object({ number: integer, hash, parentHash: hash, timestamp: integer })
export const chainBlock = /* @__PURE__ */ v.object({
  ...chainHeader.entries,
  transactions: v.array(chainTransaction),
})
export const chainLog = /* @__PURE__ */ v.object({
  address,
  topics: v.array(hash),
  data: bytes,
  logIndex: integer,
})
export const chainReceipt = /* @__PURE__ */ v.object({
  transactionHash: hash,
  blockHash: hash,
  /** Chains older than the field leave it out: there a failure cannot be told. */
  status: v.nullish(integer),
  logs: v.array(chainLog),
})
export const headNumber = integer

export type ChainHeader = v.InferOutput<typeof chainHeader>
export type ChainBlock = v.InferOutput<typeof chainBlock>
export type ChainLog = v.InferOutput<typeof chainLog>
export type ChainReceipt = v.InferOutput<typeof chainReceipt>
/** A block with one receipt per transaction, in their order. */
export type WholeBlock = { readonly block: ChainBlock; readonly receipts: readonly ChainReceipt[] }
