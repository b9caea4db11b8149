import { isListed } from '../../config/isExcluded.js'
import type { Connector } from '../../connectors/connector.js'
import { connectorOf, hasWayIn } from '../../connectors/connectorOf.js'
import type { Wallet } from '../../connectors/wallet.js'
import { shownConnectors } from '../../state/shownConnectors.js'
import type { State } from '../../state/state.js'
import type { Platform } from '../../utils/detectPlatform.js'
import type { WalletListsState } from './walletLists.js'

/** A tile of the whole directory: a wallet of this page, or one that is elsewhere. */
export type WalletEntry = {
  readonly key: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly isCertified: boolean
  readonly connector: Connector | undefined
  readonly wallet: Wallet | undefined
}

/** What the tiles depend on: not whether more of them are on their way. */
export type ListedWallets = Pick<WalletListsState, 'featured' | 'recommended' | 'isCertifiedOnly' | 'searchText'> & {
  readonly browsed: readonly Wallet[]
  readonly found: readonly Wallet[]
}

/** Lists of wallets and their tiles, each wallet once. */
type Listing = {
  readonly lists: readonly (readonly Wallet[])[]
  readonly keys: Set<string>
  readonly entries: readonly WalletEntry[]
}

/**
 * The tiles of the whole directory: installed wallets first, then featured, recommended and all others (reference §16.4).
 * What was listed is kept: the directory comes by pages, and another page must not cost as much as all of them.
 */
export function createWalletEntries(
  state: State,
  excluded: readonly Wallet[],
  platform: Platform,
): (lists: ListedWallets) => readonly WalletEntry[] {
  const connectors = state.options.enableWallets
    ? shownConnectors(state, platform, excluded).filter(({ type }) => type !== 'EXTERNAL')
    : []
  const customWallets = state.options.customWallets ?? []
  let listing: Listing = { lists: [], keys: new Set(), entries: [] }

  function entriesFor(wallet: Wallet): readonly WalletEntry[] {
    const connector = connectorOf(wallet, connectors, platform)
    const isShown = isListed(state.options, wallet) && (connector || hasWayIn(wallet, platform))
    return isShown ? [entryOf(state, wallet, connector)] : []
  }

  function listed(...lists: readonly (readonly Wallet[])[]): readonly WalletEntry[] {
    const known = grownFrom(listing.lists, lists)
    const keys = known < 0 ? new Set<string>() : listing.keys
    const wallets = known < 0 ? lists.flat() : (lists.at(-1) ?? []).slice(known)
    const fresh = wallets.flatMap(entriesFor).filter(({ key }) => !keys.has(key) && keys.add(key))
    listing = { lists, keys, entries: known < 0 ? fresh : [...listing.entries, ...fresh] }
    return listing.entries
  }

  function search({ found, searchText, isCertifiedOnly }: ListedWallets): readonly WalletEntry[] {
    const entries = listed(found)
    const isNamed = ({ name }: Connector): boolean => name.toLowerCase().includes(searchText.toLowerCase())
    // What the directory has not heard of may still be here.
    const own = isCertifiedOnly ? [] : connectors.filter((entry) => isNamed(entry) && !isAmong(entry, entries))
    return [
      ...own.map((connector) => entryOf(state, undefined, connector)),
      ...entries.filter(isHere),
      ...away(entries),
    ]
  }

  return (lists) => {
    if (lists.searchText) return search(lists)
    if (lists.isCertifiedOnly) return listed(lists.browsed)
    const all = listed(lists.featured, customWallets, lists.recommended, lists.browsed)
    const certified = new Set(all.filter(isHere).flatMap(({ key, isCertified }) => (isCertified ? key : [])))
    const here = connectors.map((connector) => ({
      ...entryOf(state, undefined, connector),
      isCertified: certified.has(connector.id),
    }))
    return [...here, ...away(all)]
  }
}

/** How much of the last list is known when it has only grown and the others are the same; else -1. */
function grownFrom(before: Listing['lists'], now: Listing['lists']): number {
  const end = now.length - 1
  const last = before[end]
  const isSame = before.length === now.length && now.every((list, index) => index === end || list === before[index])
  if (!isSame || !last?.length) return -1
  return now[end]?.[last.length - 1] === last.at(-1) ? last.length : -1
}

function isHere({ connector }: WalletEntry): boolean {
  return connector !== undefined
}

function away(entries: readonly WalletEntry[]): readonly WalletEntry[] {
  return entries.filter((entry) => !isHere(entry))
}

function isAmong(connector: Connector, entries: readonly WalletEntry[]): boolean {
  return entries.some((entry) => entry.connector === connector)
}

function entryOf({ options }: State, wallet: Wallet | undefined, connector: Connector | undefined): WalletEntry {
  const key = connector?.id ?? wallet?.id ?? ''
  return {
    key,
    name: connector?.name ?? wallet?.name ?? '',
    imageUrl: options.connectorImages?.[key] ?? connector?.imageUrl ?? wallet?.image_url,
    isCertified: wallet?.badge_type === 'certified',
    connector,
    wallet,
  }
}
