import type { TokenBalance } from '@portico/wire/http'
import type { BalanceTarget } from '../../actions/balanceTarget.js'
import { limits } from '../../config/limits.js'
import type { PorticoContext } from '../../context.js'
import { cacheKeys } from '../../storage/cacheKeys.js'
import { accountLimits } from './accountLimits.js'

/** The cached portfolio of an address on a chain, unless it is older than `maxAge`. */
export function storedPortfolio(
  { storage, env }: PorticoContext,
  { caipAddress }: BalanceTarget,
  maxAge: number = accountLimits.portfolioCache,
): readonly TokenBalance[] | undefined {
  const kept = storage.get(cacheKeys.portfolios)?.[caipAddress]
  const age = kept ? env.now() - kept.timestamp : -1
  return kept && age >= 0 && age < maxAge ? kept.balance.balances : undefined
}

/** Caches a portfolio for 30 s (BAL-07). Expired ones are removed, and so is one that is too large to be read back. */
export function storePortfolio(
  { storage, env }: PorticoContext,
  { caipAddress }: BalanceTarget,
  balances: readonly TokenBalance[],
): void {
  const others = Object.entries(storage.get(cacheKeys.portfolios) ?? {}).filter(
    ([, entry]) => entry && env.now() - entry.timestamp < accountLimits.portfolioCache,
  )
  const own = { [caipAddress]: { caipAddress, balance: { balances }, timestamp: env.now() } }
  const fits = (value: object): boolean => JSON.stringify(value).length <= limits.storedValue
  const all = { ...Object.fromEntries(others), ...own }
  if (fits(all)) storage.set(cacheKeys.portfolios, all)
  else if (fits(own)) storage.set(cacheKeys.portfolios, own)
  else storage.remove(cacheKeys.portfolios)
}
