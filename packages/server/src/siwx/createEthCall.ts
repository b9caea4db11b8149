import type { EthCall } from '@portico/siwx/verify'
import { nodeEnv, type ServerEnv } from '../env.js'
import { createRpc } from '../providers/rpc/createRpc.js'
import { callRequest } from './callRequest.js'
import { readCallReply } from './readCallReply.js'

/** Asks one node per chain. A chain without one has no wallet contracts that could be believed. */
export function createEthCall(rpcUrls: Readonly<Record<string, string>>, env: ServerEnv = nodeEnv()): EthCall {
  return async (chainId, request) => {
    const url = Object.hasOwn(rpcUrls, chainId) ? rpcUrls[chainId] : undefined
    if (url === undefined) return undefined
    const [reply] = await createRpc({ env, urls: [url] }).send([callRequest(request)])
    return readCallReply(reply)
  }
}
