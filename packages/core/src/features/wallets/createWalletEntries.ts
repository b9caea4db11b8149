import type { Connector } from '../../connectors/connector.js'
import { connectorOf, hasWayIn } from '../../connectors/connectorOf.js'
import { isListed } from '../../connectors/isExcluded.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { State } from '../../state/state.js'
import type { Platform } from '../../utils/detectPlatform.js'
import { shownConnectors } from '../connect/rows.js'
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

/**
 * The tiles of the whole directory: installed wallets first, then featured, recommended and all others (reference §16.4).
 * What was made of a wallet is kept: the directory comes by pages, and another page must not cost as much as all of them.
 */
export function createWalletEntries(
  state: State,
  excluded: readonly Wallet[],
  platform: Platform,
): (lists: ListedWallets) => readonly WalletEntry[] {
  const connectors = state.options.enableWallets
    ? shownConnectors(state, platform, excluded).filter(({ type }) => type !== 'EXTERNAL')
    : []
  const made = new WeakMap<Wallet, WalletEntry | 'hidden'>()

  function make(wallet: Wallet): WalletEntry | 'hidden' {
    const connector = connectorOf(wallet, connectors, platform)
    const isShown = isListed(state.options, wallet) && (connector || hasWayIn(wallet, platform))
    return isShown ? entryOf(state, wallet, connector) : 'hidden'
  }

  function listed(...lists: readonly (readonly Wallet[])[]): readonly WalletEntry[] {
    const seen = new Set<string>()
    const entries: WalletEntry[] = []
    for (const wallets of lists)
      for (const wallet of wallets) {
        const entry = made.get(wallet) ?? make(wallet)
        made.set(wallet, entry)
        if (entry === 'hidden' || seen.has(entry.key)) continue
        seen.add(entry.key)
        entries.push(entry)
      }
    return entries
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
    const all = listed(lists.featured, state.options.customWallets ?? [], lists.recommended, lists.browsed)
    const certified = new Set(all.filter(isHere).flatMap(({ key, isCertified }) => (isCertified ? key : [])))
    const here = connectors.map((connector) => ({
      ...entryOf(state, undefined, connector),
      isCertified: certified.has(connector.id),
    }))
    return [...here, ...away(all)]
  }
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
