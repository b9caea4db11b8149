import { address, bytes, hash, integer, listOf, quantity, record } from './chainFields.js'
import type { ChainBlock, ChainTransaction } from './chainShapes.js'

/** What the index takes from a node's block; everything else is left where it is. Throws at one that is malformed. */
export function readBlock(value: unknown): ChainBlock {
  const block = record(value)
  return {
    number: integer(block['number']),
    hash: hash(block['hash']),
    parentHash: hash(block['parentHash']),
    timestamp: integer(block['timestamp']),
    transactions: listOf(block['transactions'], readTransaction),
  }
}

function readTransaction(value: unknown): ChainTransaction {
  const transaction = record(value)
  const to = transaction['to']
  return {
    hash: hash(transaction['hash']),
    transactionIndex: integer(transaction['transactionIndex']),
    from: address(transaction['from']),
    to: to === null || to === undefined ? null : address(to),
    value: quantity(transaction['value']),
    nonce: integer(transaction['nonce']),
    input: bytes(transaction['input']),
  }
}
