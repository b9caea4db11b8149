import type { ResolvedOptions } from '../../config/resolveOptions.js'
import type { WalletListsState } from './walletLists.js'

/** How many wallets there are to choose from: in tens with a plus, exactly below ten (reference §15). */
export function walletCount(options: ResolvedOptions, { total, featured }: WalletListsState): string | undefined {
  if (total === undefined) return undefined
  const all = total + featured.length
  return all < 10 || options.includeWalletIds ? `${all}` : `${Math.floor(all / 10) * 10}+`
}
