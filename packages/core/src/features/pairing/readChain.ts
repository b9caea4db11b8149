import type { RpcRequest } from '@portico/wire'
import type { PorticoContext } from '../../context.js'
import { isPorticoError } from '../../errors/PorticoError.js'
import { RelayRpcError } from './RelayRpcError.js'

/** What concerns keys or the wallet itself: no node is told of it. */
const ofWallets =
  /^(wallet_|personal_|eth_(sign|accounts|requestAccounts|sendTransaction|coinbase|decrypt|getEncryptionPublicKey))/
const ofNodes = /^(eth|net|web3)_/

/** Whether a chain's node answers this as well as a wallet would: the libraries of hosts read through a wallet's provider. */
export function isForChain(method: string): boolean {
  return ofNodes.test(method) && !ofWallets.test(method)
}

/** Asks a node of the chain. What the node itself says is passed on as it is: hosts and their libraries read its number and data. */
export async function readChain(ctx: PorticoContext, chainId: string, request: RpcRequest): Promise<unknown> {
  const network = ctx.store.get().networks.requested.find(({ caipNetworkId }) => caipNetworkId === chainId)
  const noAnswer = (cause?: unknown) => new RelayRpcError(-32603, `No node of ${chainId} answers.`, { cause })
  if (!network) throw noAnswer()
  const client = await ctx.rpc(network)
  try {
    return await client.request(request.method, request.params)
  } catch (error) {
    throw (!isPorticoError(error, 'rpc/unreachable') && readProblem(error)) || noAnswer(error)
  }
}

function readProblem(error: unknown): RelayRpcError | undefined {
  const { cause } = error as { cause?: unknown } // a PorticoError; of a node's refusal, its cause is what the node said
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || !('message' in cause)) return undefined
  const { code, message } = cause
  if (typeof code !== 'number' || typeof message !== 'string') return undefined
  return new RelayRpcError(code, message, { data: 'data' in cause ? cause.data : undefined })
}
