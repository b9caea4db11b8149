import type { TokenBalance } from '@portico/wire/http'
import type { Balances, ServerNetwork } from '../../deps.js'
import type { ServerEnv } from '../../env.js'
import { evmNetworks } from '../chainNumber.js'
import { createCache } from '../createCache.js'
import { parseEvmAddress } from '../evmAddress.js'
import { perNetwork } from '../perNetwork.js'
import { sortBalances } from './balanceOf.js'
import type { BalanceSource } from './chain.js'

/** Short: it only joins the questions of one page that asks several times at once. */
const lifetimeMs = 3_000
const addressLimit = 2_000

/** Each network by its own source. What is no EVM address has nothing here. */
export function createBalances(env: ServerEnv, sourceOf: (network: ServerNetwork) => BalanceSource): Balances {
  const cache = createCache<readonly TokenBalance[]>({ env, lifetimeMs, limit: addressLimit })
  return {
    async balancesOf(text, networks, changed = []) {
      const address = parseEvmAddress(text)
      if (!address) return []
      const balances = await perNetwork(evmNetworks(networks), (network) => {
        const key = `${network.chainId}:${address}`
        if (changed.length) cache.delete(key)
        return cache.get(key, () => sourceOf(network)(address, network))
      })
      return sortBalances(balances.flat())
    },
  }
}
