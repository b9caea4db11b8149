import { type TokenBalance, tokenBalance } from '@portico/wire/http'
import { isRecord } from '../utils/isRecord.js'
import { json } from './json.js'
import { isText } from './keys.js'
import { record } from './record.js'

export type StoredPortfolio = {
  caipAddress: string
  balance: { balances: readonly TokenBalance[] }
  timestamp: number
}
export type StoredIdentity = { identity: { name: string | null; avatar: string | null }; timestamp: number }
export type StoredName = { address: string; ens: readonly string[]; timestamp: number }

/**
 * Answers that outlive a page, with a timestamp (STORE-01). They come with what reads them, not with the page. Identities and
 * names are keyed by network and address; in their first form they were keyed by address alone.
 */
export const cacheKeys = {
  portfolios: /* @__PURE__ */ json('portfolio_cache', /* @__PURE__ */ record(isText, readPortfolio)),
  identities: /* @__PURE__ */ json('identity_cache', /* @__PURE__ */ record(isText, readIdentity), 1),
  names: /* @__PURE__ */ json('ens_cache', /* @__PURE__ */ record(isText, readName), 1),
}

function readPortfolio(value: unknown): StoredPortfolio | undefined {
  if (!isRecord(value) || !isText(value['caipAddress']) || !isRecord(value['balance'])) return undefined
  const { caipAddress, timestamp, balance } = value
  const tokens = balance['balances']
  if (typeof timestamp !== 'number' || !Array.isArray(tokens)) return undefined
  const balances = tokens.flatMap((token) => {
    const result = tokenBalance['~run']({ value: token }, {})
    return result.typed && !result.issues ? [result.value] : []
  })
  return balances.length === tokens.length ? { caipAddress, balance: { balances }, timestamp } : undefined
}

function readIdentity(value: unknown): StoredIdentity | undefined {
  if (!isRecord(value) || !isRecord(value['identity']) || typeof value['timestamp'] !== 'number') return undefined
  const { name, avatar } = value['identity']
  const isGood = (part: unknown): part is string | null => part === null || isText(part)
  return isGood(name) && isGood(avatar) ? { identity: { name, avatar }, timestamp: value['timestamp'] } : undefined
}

function readName(value: unknown): StoredName | undefined {
  if (!isRecord(value) || !isText(value['address']) || !Array.isArray(value['ens'])) return undefined
  const { address, ens, timestamp } = value
  return typeof timestamp === 'number' && ens.every(isText) ? { address, ens, timestamp } : undefined
}
