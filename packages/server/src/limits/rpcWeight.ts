/** What costs a node more than reading a value. */
const weights: Readonly<Record<string, number>> = /* @__PURE__ */ Object.freeze({
  eth_call: 2,
  eth_estimateGas: 4,
  eth_estimateUserOperationGas: 4,
  eth_feeHistory: 2,
  eth_getBlockReceipts: 10,
  eth_getFilterLogs: 10,
  eth_getLogs: 10,
  eth_getProof: 5,
  eth_sendRawTransaction: 5,
})

type RpcRequest = { readonly method: string }

/** Units of one call or a batch, never more than the window holds: else a large batch could not be sent at all. */
export function rpcWeight(body: RpcRequest | readonly RpcRequest[], capacity: number): number {
  const requests = Array.isArray(body) ? body : [body]
  const sum = requests.reduce(
    (total, { method }) => total + (Object.hasOwn(weights, method) ? (weights[method] ?? 1) : 1),
    0,
  )
  return Math.min(sum, capacity)
}
