import * as v from 'valibot'
import { ServerError } from '../errors/ServerError.js'
import type { Rpc } from '../providers/rpc/createRpc.js'
import { resultOf } from '../providers/rpc/resultOf.js'
import { type ChainHeader, chainHeader, headNumber } from './chainShapes.js'

/** The number of the newest block, and the header at `block` if the node has one. Refuses a node of another network. */
export async function readHead(
  rpc: Rpc,
  chainId: number,
  block: number,
): Promise<{ head: number; header: ChainHeader | undefined }> {
  const [id, head, header] = await rpc.send([
    { method: 'eth_chainId' },
    { method: 'eth_blockNumber' },
    { method: 'eth_getBlockByNumber', params: [`0x${Math.max(block, 0).toString(16)}`, false] },
  ])
  if (v.parse(headNumber, resultOf(id)) !== chainId)
    throw new ServerError('upstream/failed', { detail: 'The node belongs to another network.' })
  return { head: v.parse(headNumber, resultOf(head)), header: headerOf(resultOf(header)) }
}

export async function readHeader(rpc: Rpc, block: number): Promise<ChainHeader | undefined> {
  const [reply] = await rpc.send([{ method: 'eth_getBlockByNumber', params: [`0x${block.toString(16)}`, false] }])
  return headerOf(resultOf(reply))
}

function headerOf(value: unknown): ChainHeader | undefined {
  return v.parse(v.nullable(chainHeader), value) ?? undefined
}
