import { zeroAddress } from '../providers/evmAddress.js'
import type { WholeBlock } from './chainShapes.js'
import { type Columns, createColumns } from './columns.js'
import { transfersOf } from './transfersOf.js'

const selectorLength = 10

const transactionColumns = /* @__PURE__ */ Object.freeze([
  'block',
  'position',
  'hash',
  'time',
  'sender',
  'receiver',
  'value',
  'nonce',
  'selector',
  'hasFailed',
] as const)
const transferColumns = /* @__PURE__ */ Object.freeze([
  'block',
  'position',
  'log',
  'part',
  'standard',
  'contract',
  'sender',
  'receiver',
  'tokenId',
  'amount',
] as const)
const partyColumns = /* @__PURE__ */ Object.freeze(['address', 'block', 'position'] as const)

export type Rows = {
  readonly transactions: Columns<(typeof transactionColumns)[number]>
  readonly transfers: Columns<(typeof transferColumns)[number]>
  readonly parties: Columns<(typeof partyColumns)[number]>
}

/** What a few blocks add to the index. */
export function rowsOf(blocks: readonly WholeBlock[]): Rows {
  const rows = {
    transactions: createColumns(...transactionColumns),
    transfers: createColumns(...transferColumns),
    parties: createColumns(...partyColumns),
  }
  for (const { block, receipts } of blocks)
    for (const [index, transaction] of block.transactions.entries())
      addTransaction(rows, block, transaction, receipts[index])
  return rows
}

function addTransaction(
  { transactions, transfers, parties }: Rows,
  { number, timestamp }: WholeBlock['block'],
  transaction: WholeBlock['block']['transactions'][number],
  receipt: WholeBlock['receipts'][number] | undefined,
): void {
  const { transactionIndex: position, from, to, value } = transaction
  const hasFailed = receipt?.status === 0
  const isPaying = value !== '0x0' && BigInt(value) > 0n
  transactions.block.push(number)
  transactions.position.push(position)
  transactions.hash.push(transaction.hash)
  transactions.time.push(timestamp)
  transactions.sender.push(from)
  transactions.receiver.push(to ?? '')
  transactions.value.push(isPaying ? BigInt(value).toString() : '0')
  transactions.nonce.push(transaction.nonce)
  transactions.selector.push(transaction.input.slice(0, selectorLength))
  transactions.hasFailed.push(hasFailed ? 't' : 'f')

  const involved = new Set([from])
  if (to && isPaying && !hasFailed) involved.add(to)
  for (const log of receipt?.logs ?? []) {
    for (const [part, transfer] of transfersOf(log).entries()) {
      transfers.block.push(number)
      transfers.position.push(position)
      transfers.log.push(log.logIndex)
      transfers.part.push(part)
      transfers.standard.push(transfer.standard)
      transfers.contract.push(transfer.contract)
      transfers.sender.push(transfer.sender)
      transfers.receiver.push(transfer.receiver)
      transfers.tokenId.push(transfer.tokenId === null ? '' : transfer.tokenId.toString())
      transfers.amount.push(transfer.amount.toString())
      involved.add(transfer.sender).add(transfer.receiver)
    }
  }
  involved.delete(zeroAddress)
  for (const address of involved) {
    parties.address.push(address)
    parties.block.push(number)
    parties.position.push(position)
  }
}
