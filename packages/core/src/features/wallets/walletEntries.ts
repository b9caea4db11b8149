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

/** The tiles of the whole directory: installed wallets first, then featured, recommended and all others (reference §16.4). */
export function walletEntries(state: State, lists: WalletListsState, platform: Platform): readonly WalletEntry[] {
  const connectors = state.options.enableWallets
    ? shownConnectors(state, platform, lists.excluded).filter(({ type }) => type !== 'EXTERNAL')
    : []
  const listed = (wallets: readonly Wallet[]): readonly WalletEntry[] => {
    const seen = new Set<string>()
    return wallets.flatMap((wallet) => {
      const connector = connectorOf(wallet, connectors, platform)
      const isShown = isListed(state.options, wallet) && (connector || hasWayIn(wallet, platform))
      const key = connector?.id ?? wallet.id
      if (!isShown || seen.has(key)) return []
      seen.add(key)
      return [entryOf(state, wallet, connector)]
    })
  }
  if (lists.searchText) {
    const found = listed(lists.found.wallets)
    const isNamed = ({ name }: Connector): boolean => name.toLowerCase().includes(lists.searchText.toLowerCase())
    // What the directory has not heard of may still be here.
    const own = lists.isCertifiedOnly ? [] : connectors.filter((entry) => isNamed(entry) && !isAmong(entry, found))
    const isHere = (entry: WalletEntry): boolean => entry.connector !== undefined
    return [
      ...own.map((connector) => entryOf(state, undefined, connector)),
      ...found.filter(isHere),
      ...found.filter((entry) => !isHere(entry)),
    ]
  }
  if (lists.isCertifiedOnly) return listed(lists.browsed.wallets)
  const custom = state.options.customWallets ?? []
  const all = listed([...lists.featured, ...custom, ...lists.recommended, ...lists.browsed.wallets])
  const certified = new Set(all.filter((entry) => entry.isCertified).map(({ key }) => key))
  const here = connectors.map((connector) => ({
    ...entryOf(state, undefined, connector),
    isCertified: certified.has(connector.id),
  }))
  return [...here, ...all.filter((entry) => !entry.connector)]
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
