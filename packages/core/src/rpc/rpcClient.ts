import type { Network } from '../networks/network.js'

/** JSON-RPC with the nodes of one network. */
export type RpcClient = {
  /** Rejects with a `PorticoError` only: the node's own error as its cause, or 'rpc/unreachable'. */
  request(method: string, params?: unknown): Promise<unknown>
}

/** How to tell whether a node serves a network: what to ask, and which answer is right. */
export type RpcProbe = { readonly method: string; isRight(result: unknown, network: Network): boolean }
