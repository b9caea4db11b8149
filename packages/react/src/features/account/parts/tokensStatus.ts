import type { Network } from '@portico/core'
import { hasPortfolio } from '@portico/core/account'
import type { AccountState } from '@portico/core/page'

export type TokensStatus = 'none' | 'loading' | 'loaded' | 'failed'

/** What can be said of an account's tokens: a testnet has none, and what was once read stays shown. */
export function tokensStatus(
  { tokenBalance, lastRetry, balance, balanceLoading }: AccountState,
  network: Network | undefined,
): TokensStatus {
  if (!network || !hasPortfolio(network)) return 'none'
  if (tokenBalance.length > 0) return 'loaded'
  if (lastRetry !== undefined) return 'failed'
  return balanceLoading || balance === undefined ? 'loading' : 'loaded'
}
