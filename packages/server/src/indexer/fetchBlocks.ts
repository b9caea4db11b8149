import type { RpcReply } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import type { Rpc } from '../providers/rpc/createRpc.js'
import { resultOf } from '../providers/rpc/resultOf.js'
import { listOf } from './chainFields.js'
import type { ChainBlock, ChainReceipt, WholeBlock } from './chainShapes.js'
import { indexerLimits } from './limits.js'
import { readBlock } from './readBlock.js'
import { readReceipt } from './readReceipt.js'

const unknownMethodCodes: readonly number[] = /* @__PURE__ */ Object.freeze([-32601, -32004])
const options = /* @__PURE__ */ Object.freeze({ bytes: indexerLimits.rangeBytes })

export type FetchBlocks = (from: number, count: number) => Promise<readonly WholeBlock[]>

/** Reads blocks with their receipts. Learns whether the node gives a block's receipts at once. */
export function createFetchBlocks(rpc: Rpc): FetchBlocks {
  let canGiveBlockReceipts = true

  async function receiptsOf(blocks: readonly ChainBlock[]): Promise<readonly (readonly ChainReceipt[])[]> {
    if (canGiveBlockReceipts) {
      const requests = blocks.map(({ number }) => ({ method: 'eth_getBlockReceipts', params: [hexOf(number)] }))
      const replies = await rpc.send(requests, options)
      canGiveBlockReceipts = !replies.some(isUnknownMethod)
      if (canGiveBlockReceipts) return replies.map((reply) => parse(readReceipts, reply))
    }
    const hashes = blocks.flatMap((block) => block.transactions.map(({ hash }) => hash))
    const receipts: ChainReceipt[] = []
    for (let start = 0; start < hashes.length; start += indexerLimits.receiptsEach) {
      const part = hashes.slice(start, start + indexerLimits.receiptsEach)
      const requests = part.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }))
      for (const reply of await rpc.send(requests, options)) receipts.push(parse(readReceipt, reply))
    }
    const rest = receipts.values()
    return blocks.map((block) => [...take(rest, block.transactions.length)])
  }

  return async (from, count) => {
    const requests = Array.from({ length: count }, (_, offset) => ({
      method: 'eth_getBlockByNumber',
      params: [hexOf(from + offset), true],
    }))
    const blocks = (await rpc.send(requests, options)).map((reply) => parse(readBlock, reply))
    const busy = blocks.filter((block) => block.transactions.length > 0)
    const receipts = new Map((await receiptsOf(busy)).map((list, index) => [busy[index]?.hash, list]))
    return blocks.map((block) => whole(block, receipts.get(block.hash) ?? []))
  }
}

/** Two answers of a node may tell of two histories: only what belongs together passes. */
function whole(block: ChainBlock, receipts: readonly ChainReceipt[]): WholeBlock {
  const belong =
    receipts.length === block.transactions.length &&
    receipts.every((receipt, index) => {
      return receipt.blockHash === block.hash && receipt.transactionHash === block.transactions[index]?.hash
    })
  if (!belong) throw new ServerError('upstream/failed', { detail: `Block ${block.number} and its receipts differ.` })
  return { block, receipts }
}

const readReceipts = (value: unknown): readonly ChainReceipt[] => listOf(value, readReceipt)

function parse<Value>(read: (value: unknown) => Value, reply: RpcReply): Value {
  const result = resultOf(reply)
  try {
    return read(result)
  } catch (cause) {
    throw new ServerError('upstream/failed', { cause, detail: 'The node gave no block, or a malformed one.' })
  }
}

function* take<Value>(values: Iterator<Value>, count: number): Generator<Value> {
  for (let taken = 0; taken < count; taken += 1) {
    const { done, value } = values.next()
    if (done) return
    yield value
  }
}

const hexOf = (number: number): string => `0x${number.toString(16)}`
const isUnknownMethod = (reply: RpcReply) => 'error' in reply && unknownMethodCodes.includes(reply.error.code)
