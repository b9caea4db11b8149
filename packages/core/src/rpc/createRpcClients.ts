import type { Env } from '../env.js'
import type { Network } from '../networks/network.js'
import { createRpcClient } from './createRpcClient.js'
import type { RpcClient, RpcProbe } from './rpcClient.js'
import type { RpcEndpoint } from './rpcEndpoint.js'

export type CreateRpcClientsParameters = {
  readonly env: Env
  readonly endpointsOf: (network: Network) => readonly RpcEndpoint[]
  readonly probeOf: (network: Network) => RpcProbe | undefined
}

/** `of` is cheap to call again; after `stop` every request rejects. */
export type RpcClients = { of(network: Network): RpcClient; stop(): void }

/** One client per network for the whole kit: what reads at the same moment shares a batch and what is known of the nodes. */
export function createRpcClients({ env, endpointsOf, probeOf }: CreateRpcClientsParameters): RpcClients {
  const clients = new Map<string, ReturnType<typeof createRpcClient>>()
  let isStopped = false
  return {
    of(network) {
      const endpoints = endpointsOf(network)
      // A host may change its RPC URLs while the page lives.
      const key = JSON.stringify([network.caipNetworkId, endpoints])
      const client = clients.get(key) ?? createRpcClient({ env, network, endpoints, probe: probeOf(network) })
      clients.set(key, client)
      if (isStopped) client.stop()
      return client
    },
    stop() {
      isStopped = true
      for (const client of clients.values()) client.stop()
    },
  }
}
