import type { RpcRequest } from '@portico/wire'
import { rpcEndpoints } from '../../config/rpcEndpoints.js'
import type { PorticoContext } from '../../context.js'
import { RelayRpcError } from './RelayRpcError.js'

/** What concerns keys or the wallet itself: no node is told of it. */
const ofWallets =
  /^(wallet_|personal_|eth_(sign|accounts|requestAccounts|sendTransaction|coinbase|decrypt|getEncryptionPublicKey))/
const ofNodes = /^(eth|net|web3)_/

/** Whether a chain's node answers this as well as a wallet would: the libraries of hosts read through a wallet's provider. */
export function isForChain(method: string): boolean {
  return ofNodes.test(method) && !ofWallets.test(method)
}

/** Asks the chain itself, at the addresses of the network, best first. An answer counts, also when it is an error. */
export async function askChain(ctx: PorticoContext, chainId: string, request: RpcRequest): Promise<unknown> {
  const { networks, options } = ctx.store.get()
  const network = networks.requested.find(({ caipNetworkId }) => caipNetworkId === chainId)
  const endpoints = network ? rpcEndpoints(options, network) : []
  const { method, params = [] } = request
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  let cause: unknown
  for (const { url, headers } of endpoints) {
    const answer = await ctx.env
      .fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
      .then((response): Promise<unknown> => response.json())
      .catch((error: unknown) => {
        cause = error
      })
    if (typeof answer !== 'object' || answer === null) continue
    if ('result' in answer) return answer.result
    const problem = 'error' in answer ? readProblem(answer.error) : undefined
    if (problem) throw problem
  }
  throw new RelayRpcError(-32603, `No node of ${chainId} answers.`, { cause })
}

function readProblem(error: unknown): RelayRpcError | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return undefined
  const { code, message } = error
  if (typeof code !== 'number' || typeof message !== 'string') return undefined
  return new RelayRpcError(code, message, { data: 'data' in error ? error.data : undefined })
}
