import { zeroAddress } from '../providers/evmAddress.js'
import type { ChainReceipt, WholeBlock } from './chainShapes.js'
import { type TokenStandard, type TokenTransfer, transfersOf } from './transfersOf.js'

const selectorLength = 10

export type BodyTransfer = TokenTransfer & {
  readonly log: number
  /** Counts the entries of one ERC-1155 batch. */
  readonly part: number
}
/** What the index keeps of a transaction. Amounts are hexadecimal digits. */
export type BodyTransaction = {
  readonly position: number
  readonly hash: string
  readonly sender: string
  /** Null when the transaction made a contract. */
  readonly receiver: string | null
  readonly value: string
  readonly nonce: number
  /** The first four bytes of what was called. */
  readonly selector: string
  readonly hasFailed: boolean
  readonly transfers: readonly BodyTransfer[]
}
export type BlockBody = { readonly time: number; readonly transactions: readonly BodyTransaction[] }

export function bodyOf({ block, receipts }: WholeBlock): BlockBody {
  const transactions = block.transactions.map((transaction, index): BodyTransaction => {
    const receipt = receipts[index]
    return {
      position: transaction.transactionIndex,
      hash: transaction.hash,
      sender: transaction.from,
      receiver: transaction.to ?? null,
      value: transaction.value.slice(2),
      nonce: transaction.nonce,
      selector: transaction.input.slice(0, selectorLength),
      hasFailed: receipt?.status === 0,
      transfers: receipt ? transfersIn(receipt) : [],
    }
  })
  return { time: block.timestamp, transactions }
}

function transfersIn({ logs }: ChainReceipt): BodyTransfer[] {
  const found: BodyTransfer[] = []
  for (const log of logs) {
    let part = 0
    for (const { standard, contract, sender, receiver, tokenId, amount } of transfersOf(log))
      found.push({ log: log.logIndex, part: part++, standard, contract, sender, receiver, tokenId, amount })
  }
  return found
}

/** Everybody whose activity a transaction belongs to. The receiver of a failed payment was not touched by it. */
export function partiesOf({ sender, receiver, value, hasFailed, transfers }: BodyTransaction): string[] {
  const parties = [sender]
  const add = (address: string): void => {
    if (address !== zeroAddress && !parties.includes(address)) parties.push(address)
  }
  if (receiver && value !== '0' && !hasFailed) add(receiver)
  for (const transfer of transfers) {
    add(transfer.sender)
    add(transfer.receiver)
  }
  return parties
}

type TransferCells = [number, number, TokenStandard, number, number, number, string | null, string]
type TransactionCells = [number, string, number, number | null, string, number, string, 0 | 1, TransferCells[]]
type Cells = [number, string[], TransactionCells[]]

/**
 * A body as text: values in a fixed order without their names, each address once and then by its place, no `0x` before a
 * hash. Nothing in it has to be escaped when it is copied into a table.
 */
export function encodeBody({ time, transactions }: BlockBody): string {
  const places = new Map<string, number>()
  const placeOf = (address: string): number => {
    const known = places.get(address)
    if (known !== undefined) return known
    places.set(address, places.size)
    return places.size - 1
  }
  const rows = transactions.map(
    (one): TransactionCells => [
      one.position,
      one.hash.slice(2),
      placeOf(one.sender),
      one.receiver === null ? null : placeOf(one.receiver),
      one.value,
      one.nonce,
      one.selector,
      one.hasFailed ? 1 : 0,
      one.transfers.map(
        ({ log, part, standard, contract, sender, receiver, tokenId, amount }): TransferCells => [
          log,
          part,
          standard,
          placeOf(contract),
          placeOf(sender),
          placeOf(receiver),
          tokenId,
          amount,
        ],
      ),
    ],
  )
  return JSON.stringify([time, [...places.keys()].map((address) => address.slice(2)), rows] satisfies Cells)
}

export function decodeBody(text: string): BlockBody {
  const [time, addresses, rows] = JSON.parse(text) as Cells // written by encodeBody, above
  const addressAt = (place: number): string => `0x${addresses[place]}`
  const transactions = rows.map(
    ([position, hash, sender, receiver, value, nonce, selector, failed, transfers]): BodyTransaction => ({
      position,
      hash: `0x${hash}`,
      sender: addressAt(sender),
      receiver: receiver === null ? null : addressAt(receiver),
      value,
      nonce,
      selector,
      hasFailed: failed === 1,
      transfers: transfers.map(([log, part, standard, contract, from, to, tokenId, amount]) => ({
        log,
        part,
        standard,
        contract: addressAt(contract),
        sender: addressAt(from),
        receiver: addressAt(to),
        tokenId,
        amount,
      })),
    }),
  )
  return { time, transactions }
}
