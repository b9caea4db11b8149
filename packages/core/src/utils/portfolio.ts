import type { Namespace } from '@portico/wire'
import type { TokenBalance } from '@portico/wire/http'
import type { Network } from '../networks/network.js'
import { isSuspectName } from './readableName.js'
import { sameAddress } from './sameAddress.js'

/** Namespaces whose balances can be fetched (ACCOUNT-06). */
const withBalances: readonly Namespace[] = /* @__PURE__ */ Object.freeze(['eip155', 'solana'])

/** Play money has no portfolio (BAL-05). */
export function hasPortfolio(network: Network): boolean {
  return withBalances.includes(network.chainNamespace) && network.testnet !== true
}

/** The tokens of one network that can be divided, each once; what cannot is a collectible in disguise (BAL-03). */
export function tokensOn(network: Network, tokens: readonly TokenBalance[]): TokenBalance[] {
  const seen = new Set<string>()
  return tokens.filter(({ chainId, address = '', quantity }) => {
    if (chainId !== network.caipNetworkId || /^0+$/.test(quantity.decimals)) return false
    const key = address.toLowerCase()
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** The chain's own coin. */
export function nativeToken(tokens: readonly TokenBalance[]): TokenBalance | undefined {
  return tokens.find(({ address }) => !address)
}

/** A token by the address of its contract. */
export function tokenAt(
  tokens: readonly TokenBalance[],
  { chainNamespace, caipNetworkId }: Network,
  contract: string,
): TokenBalance | undefined {
  const prefix = `${caipNetworkId}:`
  const plain = (address: string): string => (address.startsWith(prefix) ? address.slice(prefix.length) : address)
  return tokens.find(({ address }) => address && sameAddress(chainNamespace, plain(address), contract))
}

/** What a holding is worth in dollars, for the eye; undefined where nobody knows a price. */
export function worthOf({ value, price, quantity }: TokenBalance): number | undefined {
  const worth = value ?? (price > 0 ? Number(quantity.numeric) * price : undefined)
  return worth !== undefined && Number.isFinite(worth) && (worth > 0 || price > 0) ? worth : undefined
}

export function totalValue(tokens: readonly TokenBalance[]): number {
  return tokens.reduce((sum, token) => sum + (worthOf(token) ?? 0), 0)
}

/** A stranger's gift that nobody prices, with a name that wants something: folded away. */
export function isSuspectToken(token: TokenBalance): boolean {
  return Boolean(token.address) && !worthOf(token) && (isSuspectName(token.name) || isSuspectName(token.symbol))
}

/** The dearest first, then what has no price, by name. */
export function sortTokens(tokens: readonly TokenBalance[]): TokenBalance[] {
  return [...tokens].sort((a, b) => (worthOf(b) ?? -1) - (worthOf(a) ?? -1) || a.name.localeCompare(b.name))
}
