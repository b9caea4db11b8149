import { type CaipAddress, isCaipAddress } from '@portico/wire'
import { isRecord } from '../utils/isRecord.js'
import { json } from './json.js'
import { isText } from './keys.js'
import { list } from './list.js'
import { pendingLimits } from './pendingLimits.js'

export type StoredReceiver = { address: string; name?: string | undefined }
export type PendingStatus = 'pending' | 'confirmed' | 'reverted' | 'mismatch'

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

const statuses: readonly unknown[] = /* @__PURE__ */ Object.freeze(['pending', 'confirmed', 'reverted', 'mismatch'])

/** A transfer that a wallet was asked for and has not answered. Amounts are in the smallest unit. */
export type OpenRequest = Omit<PendingTransaction, 'hash' | 'status'> & {
  id: string
  /** The name that the receiver was chosen by. */
  name?: string | undefined
  /** How many transactions the account had sent when the wallet was asked, as far as a node would say. */
  sentCount?: number | undefined
  /** When the wallet failed without saying whether it sent it: no answer will come. */
  lostAt?: number | undefined
  /** When the visitor said in another tab than its own that the wallet asks nothing: its own tab forgets it then. */
  dismissedAt?: number | undefined
}

/** What sending keeps. It comes with what sends, not with the page. */
export const sendKeys = {
  recentReceivers: /* @__PURE__ */ json('recent_receivers', /* @__PURE__ */ list(readReceiver)),
  pendingTransactions: /* @__PURE__ */ json(
    'pending_transactions',
    /* @__PURE__ */ list(readPending, pendingLimits.count),
  ),
  openRequests: /* @__PURE__ */ json('open_requests', /* @__PURE__ */ list(readRequest)),
}

function readRequest(value: unknown): OpenRequest | undefined {
  const facts = readFacts(value)
  if (!facts || !isRecord(value)) return undefined
  const { id, name, sentCount, lostAt, dismissedAt } = value
  if (!isText(id) || (name !== undefined && !isText(name))) return undefined
  return {
    ...facts,
    id,
    name,
    sentCount: typeof sentCount === 'number' ? sentCount : undefined,
    lostAt: typeof lostAt === 'number' ? lostAt : undefined,
    dismissedAt: typeof dismissedAt === 'number' ? dismissedAt : undefined,
  }
}

function readReceiver(value: unknown): StoredReceiver | undefined {
  if (!isRecord(value) || !isText(value['address'])) return undefined
  return { address: value['address'], name: isText(value['name']) ? value['name'] : undefined }
}

function readPending(value: unknown): PendingTransaction | undefined {
  const facts = readFacts(value)
  if (!facts || !isRecord(value)) return undefined
  const { hash } = value
  const status = value['status'] === 'altered' ? 'mismatch' : value['status'] // as 0.1 called it
  if (!isText(hash) || !statuses.includes(status)) return undefined
  return { ...facts, hash, status: status as PendingStatus } // one of the list, above
}

function readFacts(value: unknown): Omit<PendingTransaction, 'hash' | 'status'> | undefined {
  if (!isRecord(value)) return undefined
  const { account, to, contract, amount, symbol, decimals, timestamp } = value
  if (!isCaipAddress(account) || !isText(to) || typeof symbol !== 'string') return undefined
  if (typeof amount !== 'string' || !/^\d{1,78}$/.test(amount) || typeof timestamp !== 'number') return undefined
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 255) return undefined
  if (contract !== undefined && !isText(contract)) return undefined
  return { account, to, contract, amount, symbol: symbol.slice(0, 64), decimals, timestamp }
}
