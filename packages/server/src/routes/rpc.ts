import type { Body, Endpoints } from '@portico/wire/http'
import type { RpcReply } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import { isAllowedMethod } from '../providers/rpc/allowedMethods.js'
import { checkRpcRequest } from '../providers/rpc/checkRpcRequest.js'
import type { Handler } from './handler.js'

type Call = Exclude<Body<Endpoints['callRpc']>, readonly unknown[]>

const notAllowed: RpcReply = /* @__PURE__ */ Object.freeze({
  error: { code: -32601, message: 'Requested RPC call is not allowed' },
})
const noAccounts: RpcReply = /* @__PURE__ */ Object.freeze({ result: [] })

/** JSON-RPC to the operator's nodes: known methods within limits, nothing of the node's own headers, ids as they came. */
export const callRpc: Handler<Endpoints['callRpc']> = async ({ rpc, networks }, { query, body }) => {
  const network = networks.find(({ chainId }) => chainId === query.chainId)
  if (!network) throw new ServerError('request/query')
  const calls: readonly Call[] = Array.isArray(body) ? body : [body]

  const prepared = await Promise.all(
    calls.map(async (call) => {
      if (!isAllowedMethod(call.method)) return { reply: notAllowed }
      // The accounts that a node may hold are its operator's.
      if (call.method === 'eth_accounts') return { reply: noAccounts }
      return checkRpcRequest(call, (request) => rpc.send(network.chainId, [request]))
    }),
  )
  const forwarded = prepared.flatMap((entry) => ('request' in entry ? [entry.request] : []))
  const answers = (await rpc.send(network.chainId, forwarded)).values()
  const replies = prepared.map((entry, index) => {
    const reply = 'reply' in entry ? entry.reply : answers.next().value
    return { jsonrpc: '2.0', id: calls[index]?.id ?? null, ...reply }
  })
  return Array.isArray(body) ? replies : replies[0]
}
