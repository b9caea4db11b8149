import type { EthCall } from '@portico/siwx/verify'
import type { Deps } from '../deps.js'
import { callRequest } from '../siwx/callRequest.js'
import { readCallReply } from '../siwx/readCallReply.js'

/** Through the operator's own nodes, on the networks that are set up. */
export function createNodeEthCall({ rpc, networks }: Deps): EthCall {
  return async (chainId, request) => {
    if (!networks.some((network) => network.chainId === chainId)) return undefined
    const [reply] = await rpc.send(chainId, [callRequest(request)])
    return readCallReply(reply)
  }
}
