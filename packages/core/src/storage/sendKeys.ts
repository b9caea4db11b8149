import { type CaipAddress, isCaipAddress } from '@portico/wire'
import { isRecord } from '../utils/isRecord.js'
import { isText, json, list } from './keys.js'

export type StoredReceiver = { address: string; name?: string | undefined }
export type PendingStatus = 'pending' | 'confirmed' | 'reverted' | 'altered'

/** A transaction that was sent from here and is in no history yet. Amounts are in the smallest unit. */
export type PendingTransaction = {
  hash: string
  /** Who sent it, and on which chain. */
  account: CaipAddress
  to: string
  contract?: string | undefined
  amount: string
  symbol: string
  decimals: number
  /** When it was sent. */
  timestamp: number
  status: PendingStatus
}

const statuses: readonly unknown[] = /* @__PURE__ */ Object.freeze(['pending', 'confirmed', 'reverted', 'altered'])

/** What sending keeps. It comes with what sends, not with the page. */
export const sendKeys = {
  recentReceivers: /* @__PURE__ */ json('recent_receivers', /* @__PURE__ */ list(readReceiver)),
  pendingTransactions: /* @__PURE__ */ json('pending_transactions', /* @__PURE__ */ list(readPending)),
}

function readReceiver(value: unknown): StoredReceiver | undefined {
  if (!isRecord(value) || !isText(value['address'])) return undefined
  return { address: value['address'], name: isText(value['name']) ? value['name'] : undefined }
}

function readPending(value: unknown): PendingTransaction | undefined {
  if (!isRecord(value)) return undefined
  const { hash, account, to, contract, amount, symbol, decimals, timestamp, status } = value
  if (!isText(hash) || !isCaipAddress(account) || !isText(to) || typeof symbol !== 'string') return undefined
  if (typeof amount !== 'string' || !/^\d{1,78}$/.test(amount) || typeof timestamp !== 'number') return undefined
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 255) return undefined
  if (!statuses.includes(status) || (contract !== undefined && !isText(contract))) return undefined
  const known = status as PendingStatus // one of the list, above
  return { hash, account, to, contract, amount, symbol: symbol.slice(0, 64), decimals, timestamp, status: known }
}
