import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'
import { longText, text } from './parts.js'

const coinType = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,9})$/))

/** ENSIP-9: the coin type of Ethereum. */
export const ethereumCoinType = '60'

const evmBit = 0x8000_0000

/** ENSIP-19: an address for every EVM chain that has none of its own. */
export const defaultEvmCoinType = /* @__PURE__ */ String(evmBit)

/** The coin type of an EVM chain (ENSIP-11); undefined for ids that have none, of 2^31 and above. */
export function evmCoinType(chainId: number): string | undefined {
  if (!Number.isSafeInteger(chainId) || chainId <= 0 || chainId >= evmBit) return undefined
  return chainId === 1 ? ethereumCoinType : String(evmBit + chainId)
}

/**
 * Whom a name stands for: addresses by coin type, those of `coinType` and of Ethereum as far as there are any. An
 * address of another chain is never given for the one that was asked for: a contract has other owners there, or none. 400 for a name that is not in its normal form or passes for another,
 * 404 for one that stands for nobody.
 */
export const getNameAccount = /* @__PURE__ */ endpoint({
  host: 'api',
  method: 'GET',
  path: '/v1/profile/account/{name}',
  query: v.strictObject({ ...commonQuery, apiVersion: v.optional(v.literal('2')), coinType: v.optional(coinType) }),
  response: v.object({
    name: text,
    registered_at: v.optional(text),
    updated_at: v.optional(text),
    addresses: v.record(text, v.object({ address: text, created: v.optional(text) })),
    attributes: v.array(v.object({ avatar: v.optional(longText), bio: v.optional(longText) })),
  }),
})
