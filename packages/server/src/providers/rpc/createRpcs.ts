import type { CaipNetworkId } from '@portico/wire'
import type { ServerNetwork } from '../../deps.js'
import type { ServerEnv } from '../../env.js'
import { ServerError } from '../../errors/ServerError.js'
import { createRpc, type Rpc } from './createRpc.js'

export type RpcOf = (chainId: CaipNetworkId) => Rpc

/** One client per network, so that what is known of its nodes is shared by all who ask. */
export function createRpcs(env: ServerEnv, networks: readonly ServerNetwork[]): RpcOf {
  const rpcs = new Map(networks.map(({ chainId, rpcUrls }) => [chainId, createRpc({ env, urls: rpcUrls })]))
  return (chainId) => {
    const rpc = rpcs.get(chainId)
    if (!rpc) throw new ServerError('upstream/failed', { detail: `There is no node for ${chainId}.` })
    return rpc
  }
}
