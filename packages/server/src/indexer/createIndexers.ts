import type { Db } from '../db/db.js'
import type { Indexers, Log, ServerNetwork } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { evmNetworks } from '../providers/chainNumber.js'
import type { RpcOf } from '../providers/rpc/createRpcs.js'
import { createIndexer } from './createIndexer.js'

export type IndexersParameters = {
  env: ServerEnv
  db: Db
  log: Log
  rpcOf: RpcOf
  networks: readonly ServerNetwork[]
}

/** One indexer for each network that is to be read by ourselves. They start at once and mind their own business. */
export function createIndexers({ networks, rpcOf, ...parameters }: IndexersParameters): Indexers {
  const indexers = evmNetworks(networks)
    .filter(({ source }) => source.kind === 'chain')
    .map((network) => createIndexer({ ...parameters, network, rpc: rpcOf(network.chainId) }))
  return {
    status: () => indexers.map((indexer) => indexer.status()),
    stop: async () => void (await Promise.all(indexers.map((indexer) => indexer.stop()))),
  }
}
