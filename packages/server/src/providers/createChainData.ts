import type { Db } from '../db/db.js'
import type { Deps, Images, Log, ServerNetwork } from '../deps.js'
import type { ServerEnv } from '../env.js'
import type { SafeFetch } from '../images/safeFetch.js'
import { createIndexers } from '../indexer/createIndexers.js'
import { createScoutBalances } from './balances/blockscout.js'
import { createChainBalances } from './balances/chain.js'
import { createBalances } from './balances/createBalances.js'
import { createScout } from './blockscout/createScout.js'
import { createCollectibles } from './collectibles/createCollectibles.js'
import { createScoutHistory } from './history/blockscout.js'
import { createChainHistory } from './history/chain.js'
import { createHistory } from './history/createHistory.js'
import { createEnsIdentities } from './identities/ens.js'
import { createScoutNfts } from './nfts/blockscout.js'
import { createChainNfts } from './nfts/chain.js'
import { createNfts } from './nfts/createNfts.js'
import { createPrices } from './prices/createPrices.js'
import type { PricesConfig } from './prices/PricesConfig.js'
import { createPriceLookup } from './prices/priceLookup.js'
import { createRpcs } from './rpc/createRpcs.js'
import { createTokenFacts } from './tokens/createTokenFacts.js'
import { createIconOf } from './tokens/tokenIcons.js'

export type ChainDataParameters = {
  env: ServerEnv
  db: Db
  log: Log
  networks: readonly ServerNetwork[]
  images: Pick<Images, 'urlOf'>
  /** For metadata of collectibles and gateways of names: their addresses come from strangers. */
  safeFetch: SafeFetch
  /** The address browsers reach this server at, without a slash at its end. */
  publicUrl: string
  prices: PricesConfig
}
export type ChainData = Pick<Deps, 'balances' | 'history' | 'nfts' | 'prices' | 'identities' | 'indexers' | 'rpc'>

/** Everything that is read from chains, each network by the source that the operator chose. The indexers start at once. */
export function createChainData(parameters: ChainDataParameters): ChainData {
  const { env, db, log, networks, images, safeFetch, publicUrl } = parameters
  const rpcOf = createRpcs(env, networks)
  const iconOf = createIconOf(publicUrl)
  const prices = createPrices({ env, networks, config: parameters.prices, iconOf })
  const priceLookup = createPriceLookup(prices, log)
  const factsOf = createTokenFacts({ env, db, rpcOf })
  const describe = createCollectibles({ env, db, log, rpcOf, images, safeFetch })

  const scout = createScout(env)
  const fromScout = {
    balances: createScoutBalances({ scout, priceLookup, iconOf, images }),
    history: createScoutHistory({ scout, priceLookup, iconOf, images }),
    nfts: createScoutNfts({ scout, images }),
  }
  const fromChain = {
    balances: createChainBalances({ db, rpcOf, factsOf, priceLookup, iconOf }),
    history: createChainHistory({ db, factsOf, priceLookup, iconOf, describe }),
    nfts: createChainNfts({ db, rpcOf, factsOf, describe }),
  }
  const sourceOf = ({ source }: ServerNetwork) => (source.kind === 'chain' ? fromChain : fromScout)

  return {
    balances: createBalances(env, (network) => sourceOf(network).balances),
    history: createHistory((network) => sourceOf(network).history),
    nfts: createNfts((network) => sourceOf(network).nfts),
    prices,
    identities: createEnsIdentities({ env, log, networks, rpcOf, images, safeFetch, describe }),
    indexers: createIndexers({ env, db, log, rpcOf, networks }),
    rpc: { send: (chainId, requests) => rpcOf(chainId).send(requests) },
  }
}
