import type { ResolvedOptions } from '../config/resolveOptions.js'
import type { Connector } from './connector.js'
import { knownWallets } from '../features/connect/wallets.js'
import type { Wallet } from './wallet.js'

/** Hidden by id, by rdns, or by the name (in any case) of an excluded wallet (CONNECT-08). */
export function isExcludedConnector(options: ResolvedOptions, connector: Connector): boolean {
  const ids = options.excludeWalletIds ?? []
  if (ids.length === 0) return false
  const rdns = connector.info?.rdns?.toLowerCase()
  const excluded = listings(options).filter((wallet) => ids.includes(wallet.id))
  return (
    ids.some((id) => id === connector.id || id === connector.explorerId || id.toLowerCase() === rdns) ||
    ids.some((id) => id.toLowerCase() === connector.name.toLowerCase()) ||
    excluded.some((wallet) => (rdns && wallet.rdns === rdns) || wallet.name.toLowerCase() === connector.name.toLowerCase())
  )
}

/** Whether a listed wallet may be shown: included when a list of inclusions exists, and not excluded. */
export function isListed(options: ResolvedOptions, wallet: Wallet): boolean {
  const { includeWalletIds, excludeWalletIds = [] } = options
  if (includeWalletIds && !includeWalletIds.includes(wallet.id)) return false
  return !excludeWalletIds.some((id) => id === wallet.id || id.toLowerCase() === wallet.rdns || id.toLowerCase() === wallet.name.toLowerCase())
}

function listings(options: ResolvedOptions): readonly Wallet[] {
  return [...(options.customWallets ?? []), ...knownWallets]
}
