import type { Broadcast, Difference, RpcClient, Transfer } from '@portico/core/adapter'
import { callOf, readQuantity } from './abi.js'
import { compareLogs } from './compareLogs.js'
import { readCode } from './readToken.js'

const unknown: Broadcast = /* @__PURE__ */ Object.freeze({ isKnown: false, differences: [], outcome: 'pending' })

/**
 * What was broadcast, next to what was asked (C13). Asks the operator's nodes, never the wallet. Accounts with code
 * (contracts, and plain accounts that delegate to one by EIP-7702) have others send for them, or call themselves; what
 * happened is then read from the logs.
 */
export async function inspectTransaction(
  rpc: RpcClient,
  { transfer, hash }: { readonly transfer: Transfer; readonly hash: string },
): Promise<Broadcast> {
  const [found, receipt] = await Promise.all([
    rpc.request('eth_getTransactionByHash', [hash]),
    rpc.request('eth_getTransactionReceipt', [hash]),
  ])
  if (!isRecord(found) || textOf(found['hash']) !== hash.toLowerCase()) return unknown
  const outcome = outcomeOf(receipt, hash)
  const differences = compare(transfer, found)
  const plain: Broadcast = { isKnown: true, differences, outcome }
  if (!differences.length || !isIndirect(transfer, found)) return plain
  // A delegation may come with the very transaction: before it is in a block nobody can judge it.
  if (outcome === 'pending') return { ...plain, differences: [] }
  const isProgrammable = (await readCode(rpc, transfer.from)) !== '0x'
  const logs = compareLogs(transfer, receipt)
  // Nobody but its owner moves the coin of an account without code; of its tokens, whoever has a permit.
  if (!isProgrammable) return logs.isCompared && !logs.differences.length ? { ...plain, differences: [] } : plain
  return { isKnown: true, ...logs, outcome: logs.hasFailed ? 'reverted' : outcome }
}

/** Somebody else sent it, or the account called itself: then the fields of the transaction tell nothing of the transfer. */
function isIndirect({ network, from }: Transfer, found: Record<string, unknown>): boolean {
  const own = from.toLowerCase()
  const isHere = numberOf(found['chainId'] ?? network.id) === String(network.id)
  return isHere && (textOf(found['from']) !== own || textOf(found['to']) === own)
}

function compare(transfer: Transfer, found: Record<string, unknown>): readonly Difference[] {
  const asked = callOf(transfer)
  const rows: readonly (readonly [Difference['field'], string, string])[] = [
    // Transactions of the oldest kind may name no chain; the node that knows them is one of this chain.
    ['chain', String(transfer.network.id), numberOf(found['chainId'] ?? transfer.network.id)],
    ['from', transfer.from.toLowerCase(), textOf(found['from'])],
    ['to', asked.to.toLowerCase(), textOf(found['to'])],
    ['value', String(asked.value), numberOf(found['value'])],
    ['data', asked.data, textOf(found['input'] ?? found['data'])],
  ]
  return rows
    .filter(([, wanted, is]) => wanted !== is)
    .map(([field, wanted, is]) => ({ field, asked: wanted, found: is }))
}

function outcomeOf(receipt: unknown, hash: string): Broadcast['outcome'] {
  if (!isRecord(receipt) || textOf(receipt['transactionHash']) !== hash.toLowerCase()) return 'pending'
  return readQuantity(receipt['status']) === 0n ? 'reverted' : 'confirmed'
}

function numberOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(readQuantity(value) ?? value)
  return ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase() : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
