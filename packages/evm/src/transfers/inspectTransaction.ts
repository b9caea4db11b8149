import type { Broadcast, Difference, RpcClient, Transfer } from '@portico/core/adapter'
import { callOf, readQuantity } from './abi.js'
import { hasCode } from './readToken.js'

const unknown: Broadcast = /* @__PURE__ */ Object.freeze({ isKnown: false, differences: [], outcome: 'pending' })

/**
 * What was broadcast, next to what was asked (C13). Asks the operator's nodes, never the wallet. The account of a
 * contract has others send for it, so there is nothing to compare.
 */
export async function inspectTransaction(
  transport: RpcClient,
  { transfer, hash }: { readonly transfer: Transfer; readonly hash: string },
): Promise<Broadcast> {
  const [found, receipt] = await Promise.all([
    transport.request('eth_getTransactionByHash', [hash]),
    transport.request('eth_getTransactionReceipt', [hash]),
  ])
  if (!isRecord(found) || textOf(found['hash']) !== hash.toLowerCase()) return unknown
  const differences = compare(transfer, found)
  const isForeign = differences.length > 0 && (await hasCode(transport, transfer.from))
  return { isKnown: true, differences: isForeign ? [] : differences, outcome: outcomeOf(receipt, hash) }
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
