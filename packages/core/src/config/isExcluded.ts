import type { Connector } from '../connectors/connector.js'
import type { Wallet } from '../connectors/wallet.js'
import type { ResolvedOptions } from './resolveOptions.js'

/** Hidden by id, by rdns, or by the name (in any case) of an excluded wallet (CONNECT-08); the directory knows more of them. */
export function isExcludedConnector(
  options: ResolvedOptions,
  { id, explorerId, name, info }: Connector,
  excluded: readonly Wallet[] = [],
): boolean {
  const rdns = info?.rdns
  const isSameWallet = (wallet: Wallet): boolean => isSame(wallet.name, name) || isSame(wallet.rdns ?? '', rdns || '?')
  if (excluded.some(isSameWallet)) return true
  const listed = (options.customWallets ?? []).filter(isSameWallet).map((wallet) => wallet.id)
  return [id, explorerId, rdns, name, ...listed].some((value) => isNamed(options, value))
}

/** Whether a listed wallet may be shown: included when a list of inclusions exists, and not excluded. */
export function isListed(options: ResolvedOptions, { id, rdns, name }: Wallet): boolean {
  if (options.includeWalletIds && !options.includeWalletIds.includes(id)) return false
  return ![id, rdns, name].some((value) => isNamed(options, value))
}

function isNamed({ excludeWalletIds = [] }: ResolvedOptions, value: string | undefined): boolean {
  return value !== undefined && excludeWalletIds.some((excluded) => isSame(excluded, value))
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
