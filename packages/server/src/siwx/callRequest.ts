import type { EthCall } from '@portico/siwx/verify'
import type { RpcRequest } from '../deps.js'

/** Ten million units of gas: enough to deploy a wallet and check a passkey, too little to keep a node busy. */
const gas = '0x989680'

/** What a node is asked about a stranger's contract. */
export function callRequest(request: Parameters<EthCall>[1]): RpcRequest {
  return { method: 'eth_call', params: [{ ...request, gas }, 'latest'] }
}
