import { address, bytes, hash, integer, listOf, record } from './chainFields.js'
import type { ChainLog, ChainReceipt } from './chainShapes.js'

/** What the index takes from a node's receipt. Throws at one that is malformed. */
export function readReceipt(value: unknown): ChainReceipt {
  const receipt = record(value)
  const status = receipt['status']
  return {
    transactionHash: hash(receipt['transactionHash']),
    blockHash: hash(receipt['blockHash']),
    status: status === null || status === undefined ? null : integer(status),
    logs: listOf(receipt['logs'], readLog),
  }
}

function readLog(value: unknown): ChainLog {
  const log = record(value)
  return {
    address: address(log['address']),
    topics: listOf(log['topics'], hash),
    data: bytes(log['data']),
    logIndex: integer(log['logIndex']),
  }
}
