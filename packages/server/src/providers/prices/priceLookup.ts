import type { Log, Prices, ServerNetwork } from '../../deps.js'

/** Dollars by lower-case contract (or the placeholder of the chain's own coin). */
export type PriceLookup = (network: ServerNetwork, contracts: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** Prices as an ornament: when their source fails, amounts are shown without. */
export function createPriceLookup(prices: Prices, log: Log): PriceLookup {
  return async (network, contracts) => {
    try {
      const found = await prices.pricesOf(contracts.map((contract) => `${network.chainId}:${contract}`))
      return new Map(
        found.map(({ address, price }) => [address.slice(network.chainId.length + 1).toLowerCase(), price]),
      )
    } catch {
      log('warn', 'prices-failed', { chainId: network.chainId })
      return new Map()
    }
  }
}
