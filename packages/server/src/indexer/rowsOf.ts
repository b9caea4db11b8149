import { zeroAddress } from '../providers/evmAddress.js'
import type { WholeBlock } from './chainShapes.js'
import { transfersOf } from './transfersOf.js'

const selectorLength = 10

export type TransactionRow = {
  readonly block: number
  readonly position: number
  readonly hash: string
  readonly time: number
  readonly sender: string
  readonly receiver: string | null
  readonly value: string
  readonly nonce: number
  readonly selector: string
  readonly has_failed: boolean
}
export type TransferRow = {
  readonly block: number
  readonly position: number
  readonly log: number
  readonly part: number
  readonly standard: string
  readonly contract: string
  readonly sender: string
  readonly receiver: string
  readonly token_id: string | null
  readonly amount: string
}
export type PartyRow = { readonly address: string; readonly block: number; readonly position: number }
export type TouchedRow = { readonly address: string; readonly contract: string }
export type Rows = {
  readonly transactions: TransactionRow[]
  readonly transfers: TransferRow[]
  readonly parties: PartyRow[]
  readonly touched: TouchedRow[]
}

/** What a few blocks add to the index. */
export function rowsOf(blocks: readonly WholeBlock[]): Rows {
  const rows: Rows = { transactions: [], transfers: [], parties: [], touched: [] }
  const touched = new Set<string>()
  for (const { block, receipts } of blocks) {
    for (const [index, transaction] of block.transactions.entries()) {
      const place = { block: block.number, position: transaction.transactionIndex }
      const receipt = receipts[index]
      const value = BigInt(transaction.value)
      const hasFailed = receipt?.status === 0
      rows.transactions.push({
        ...place,
        hash: transaction.hash,
        time: block.timestamp,
        sender: transaction.from,
        receiver: transaction.to ?? null,
        value: value.toString(),
        nonce: transaction.nonce,
        selector: transaction.input.slice(0, selectorLength),
        has_failed: hasFailed,
      })

      const parties = new Set([transaction.from])
      if (transaction.to && value > 0n && !hasFailed) parties.add(transaction.to)
      for (const log of receipt?.logs ?? []) {
        for (const [part, transfer] of transfersOf(log).entries()) {
          const { tokenId, amount, ...fields } = transfer
          rows.transfers.push({
            ...place,
            log: log.logIndex,
            part,
            ...fields,
            token_id: tokenId === null ? null : tokenId.toString(),
            amount: amount.toString(),
          })
          for (const address of [transfer.sender, transfer.receiver]) {
            if (address === zeroAddress) continue
            parties.add(address)
            const key = address + transfer.contract
            if (transfer.standard !== 'ERC20' || touched.has(key)) continue
            touched.add(key)
            rows.touched.push({ address, contract: transfer.contract })
          }
        }
      }
      for (const address of parties) rows.parties.push({ address, ...place })
    }
  }
  return rows
}
