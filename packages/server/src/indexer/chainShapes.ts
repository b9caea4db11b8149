import * as v from 'valibot'

const hash = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/))
const integer = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/), v.transform(Number), v.safeInteger())

/** What the index takes from a node's answers; everything else is left where it is. */
export const chainHeader = /* @__PURE__ */ v.object({ number: integer, hash, parentHash: hash, timestamp: integer })
export const headNumber = integer

export type ChainHeader = v.InferOutput<typeof chainHeader>
export type ChainTransaction = {
  readonly hash: string
  readonly transactionIndex: number
  readonly from: string
  /** Null when the transaction made a contract. */
  readonly to: string | null
  readonly value: string
  readonly nonce: number
  readonly input: string
}
export type ChainBlock = ChainHeader & { readonly transactions: readonly ChainTransaction[] }
export type ChainLog = {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly logIndex: number
}
export type ChainReceipt = {
  readonly transactionHash: string
  readonly blockHash: string
  /** Chains older than the field leave it out: there a failure cannot be told. */
  readonly status: number | null
  readonly logs: readonly ChainLog[]
}
/** A block with one receipt per transaction, in their order. */
export type WholeBlock = { readonly block: ChainBlock; readonly receipts: readonly ChainReceipt[] }
