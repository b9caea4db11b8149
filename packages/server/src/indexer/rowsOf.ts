import { zeroAddress } from '../providers/evmAddress.js'
import type { WholeBlock } from './chainShapes.js'
import { createSheet, type Sheet } from './tables.js'
import { transfersOf } from './transfersOf.js'

const selectorLength = 10

export type Rows = { readonly [Name in 'transactions' | 'transfers' | 'parties']: Sheet<Name> }

/** What a few blocks add to the index. */
export function rowsOf(chain: number, blocks: readonly WholeBlock[]): Rows {
  const rows = {
    transactions: createSheet('transactions'),
    transfers: createSheet('transfers'),
    parties: createSheet('parties'),
  }
  for (const { block, receipts } of blocks)
    for (const [index, transaction] of block.transactions.entries())
      addTransaction(rows, chain, block, transaction, receipts[index])
  return rows
}

function addTransaction(
  rows: Rows,
  chain: number,
  { number, timestamp }: WholeBlock['block'],
  transaction: WholeBlock['block']['transactions'][number],
  receipt: WholeBlock['receipts'][number] | undefined,
): void {
  const [transactions, transfers, parties] = [rows.transactions.values, rows.transfers.values, rows.parties.values]
  const { transactionIndex: position, from, to, value } = transaction
  const hasFailed = receipt?.status === 0
  const isPaying = value !== '0x0' && BigInt(value) > 0n
  transactions.chain.push(chain)
  transactions.block.push(number)
  transactions.position.push(position)
  transactions.hash.push(transaction.hash)
  transactions.time.push(timestamp)
  transactions.sender.push(from)
  transactions.receiver.push(to ?? '')
  transactions.value.push(isPaying ? BigInt(value).toString() : '0')
  transactions.nonce.push(transaction.nonce)
  transactions.selector.push(transaction.input.slice(0, selectorLength))
  transactions.has_failed.push(hasFailed ? 't' : 'f')

  const involved = new Set([from])
  if (to && isPaying && !hasFailed) involved.add(to)
  for (const log of receipt?.logs ?? []) {
    for (const [part, transfer] of transfersOf(log).entries()) {
      transfers.chain.push(chain)
      transfers.block.push(number)
      transfers.position.push(position)
      transfers.log.push(log.logIndex)
      transfers.part.push(part)
      transfers.standard.push(transfer.standard)
      transfers.contract.push(transfer.contract)
      transfers.sender.push(transfer.sender)
      transfers.receiver.push(transfer.receiver)
      transfers.token_id.push(transfer.tokenId === null ? '' : transfer.tokenId.toString())
      transfers.amount.push(transfer.amount.toString())
      involved.add(transfer.sender).add(transfer.receiver)
    }
  }
  involved.delete(zeroAddress)
  for (const address of involved) {
    parties.chain.push(chain)
    parties.address.push(address)
    parties.block.push(number)
    parties.position.push(position)
  }
}
