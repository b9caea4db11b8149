import { defaultConnectorTypeOrder } from '../../config/defaults.js'
import { isListed } from '../../config/isExcluded.js'
import type { ConnectMethod, ConnectorTypeOrder } from '../../config/options.js'
import type { Connector } from '../../connectors/connector.js'
import { connectorOf, hasWayIn } from '../../connectors/connectorOf.js'
import { relayConnectorId } from '../../connectors/relayIds.js'
import type { Wallet } from '../../connectors/wallet.js'
import { canPair } from '../../state/canPair.js'
import { isPaired } from '../../state/isPaired.js'
import { activeNamespace } from '../../state/selectors.js'
import { shownConnectors } from '../../state/shownConnectors.js'
import type { State } from '../../state/state.js'
import type { Platform } from '../../utils/detectPlatform.js'

/** Places of the first screen that recommended wallets fill up (WALLETS-01). */
const suggestedWallets = 2

export type ConnectRowTag = 'installed' | 'recent' | 'multichain' | 'qrCode'

/** A row of the wallet list: a connector of this page, a listed wallet that is elsewhere, or the place of one that is still asked for. */
export type ConnectRow = {
  readonly key: string
  readonly kind: ConnectorTypeOrder
  readonly name: string
  readonly imageUrl: string | undefined
  readonly tag: ConnectRowTag | undefined
  readonly isClashing: boolean
} & ({ readonly connector: Connector } | { readonly wallet: Wallet } | { readonly isComing: true })

/** What the directory has said about the first screen. */
export type DirectoryLists = {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly featured: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  readonly excluded: readonly Wallet[]
}

/** Every row of the wallet list, in order (CONNECT-07): the configured kinds first, the others after them. */
export function connectRows(state: State, platform: Platform, directory?: DirectoryLists): readonly ConnectRow[] {
  if (!state.options.enableWallets) return []
  const connectors = shownConnectors(state, platform, directory?.excluded)
  const wallets = walletGroups(state, platform, connectors, directory)
  const here = connectorGroups(state, connectors)
  const rank = ({ key }: ConnectRow): number => state.recentWallets.findIndex(({ id }) => id === key)
  const groups: Record<ConnectorTypeOrder, readonly ConnectRow[]> = {
    ...here,
    ...wallets,
    walletConnect: pairingRow(state, platform),
    recent: [...here.recent, ...wallets.recent].sort((a, b) => rank(a) - rank(b)),
  }
  return connectorKindOrder(state).flatMap((kind) => groups[kind])
}

export function connectorKindOrder(state: State): readonly ConnectorTypeOrder[] {
  return [...new Set([...state.options.features.connectorTypeOrder, ...defaultConnectorTypeOrder])]
}

/** A code to scan; a phone has nothing to scan it with, and one wallet is paired at a time (CONNECT-07, reference §16.2). */
function pairingRow(state: State, { isMobile }: Platform): readonly ConnectRow[] {
  if (!canPair(state) || isMobile || isPaired(state)) return []
  const [id, name] = [relayConnectorId, 'WalletConnect']
  const connector = { id, name, type: 'WALLET_CONNECT', chain: activeNamespace(state) ?? 'eip155' } as const
  const imageUrl = state.options.connectorImages?.[id]
  return [{ key: id, kind: 'walletConnect', name, imageUrl, tag: 'qrCode', isClashing: false, connector }]
}

/** Order of the ways to connect (CONNECT-06). */
export function connectMethods(state: State, rows: readonly ConnectRow[]): readonly ConnectMethod[] {
  const { connectMethodsOrder } = state.options.features
  if (connectMethodsOrder) return connectMethodsOrder
  // Merged multi-chain entries do not count.
  const hasPageWallet = rows.some((row) => 'connector' in row && ['INJECTED', 'ANNOUNCED'].includes(row.connector.type))
  return hasPageWallet ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
}

function connectorGroups(
  state: State,
  connectors: readonly Connector[],
): Pick<Record<ConnectorTypeOrder, readonly ConnectRow[]>, 'recent' | 'injected' | 'external'> {
  const { recentWallets, options } = state
  const isRecent = (connector: Connector): boolean => recentWallets.some((wallet) => wallet.id === connector.id)
  const row =
    (kind: ConnectorTypeOrder, tag: ConnectRowTag | undefined) =>
    (connector: Connector): ConnectRow => ({
      key: connector.id,
      kind,
      name: connector.name,
      imageUrl: options.connectorImages?.[connector.id] ?? connector.imageUrl,
      // A clashing identity gets no badge that could lend it trust.
      tag: connector.isClashing ? undefined : connector.type === 'MULTI_CHAIN' ? 'multichain' : tag,
      isClashing: connector.isClashing === true,
      connector,
    })
  const inPage = (['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED'] as const).flatMap((type) =>
    connectors.filter((entry) => entry.type === type),
  )
  return {
    recent: inPage.filter(isRecent).map(row('recent', 'recent')),
    injected: inPage.filter((connector) => !isRecent(connector)).map(row('injected', 'installed')),
    external: connectors.filter((connector) => connector.type === 'EXTERNAL').map(row('external', undefined)),
  }
}

/** Listed wallets that no connector of this page stands for already (CONNECT-14). */
function walletGroups(
  state: State,
  platform: Platform,
  connectors: readonly Connector[],
  { status = 'idle', featured = [], recommended = [] }: Partial<DirectoryLists> = {},
): Pick<Record<ConnectorTypeOrder, readonly ConnectRow[]>, 'recent' | 'featured' | 'custom' | 'recommended'> {
  const { options } = state
  const isAsked = options.endpoints.directory !== undefined && (status === 'idle' || status === 'loading')
  const custom = options.customWallets ?? []
  const isElsewhere = (wallet: Wallet): boolean =>
    isListed(options, wallet) && !connectorOf(wallet, connectors, platform)
  // What was paired with before; its links are the listing's, never what the browser has stored.
  const recent = (canPair(state) ? state.recentWallets : [])
    .map((wallet) => [...custom, ...featured, ...recommended].find(({ id }) => id === wallet.id) ?? wallet)
    .filter((wallet) => isElsewhere(wallet) && hasWayIn(wallet, platform))
    .filter(({ name }) => !connectors.some((connector) => connector.name === name))
  const isShown = (wallet: Wallet): boolean => isElsewhere(wallet) && !recent.includes(wallet)
  const isOffered = (wallet: Wallet): boolean => isShown(wallet) && hasWayIn(wallet, platform)
  const featuredIds = options.featuredWalletIds ?? []
  const listed = [...custom.filter(isShown), ...featured.filter(isOffered)]
  const places = suggestedPlaces(state, connectors, recent.length)
  return {
    recent: recent.map((wallet) => ({ ...walletRow('recent', wallet), tag: 'recent' })),
    featured: featuredIds.flatMap((id) => {
      const wallet = listed.find((entry) => entry.id === id)
      if (wallet) return walletRow('featured', wallet)
      const isComing = isAsked && !featured.length && !custom.some((entry) => entry.id === id)
      return isComing ? comingRow('featured', id) : []
    }),
    custom: custom
      .filter((wallet) => isShown(wallet) && !featuredIds.includes(wallet.id))
      .map((wallet) => walletRow('custom', wallet)),
    recommended:
      isAsked && !recommended.length
        ? Array.from({ length: places }, (_, index) => comingRow('recommended', `${index}`))
        : recommended
            .filter(isOffered)
            .slice(0, places)
            .map((wallet) => walletRow('recommended', wallet)),
  }
}

function walletRow(kind: ConnectorTypeOrder, wallet: Wallet): ConnectRow {
  const { id: key, name, image_url: imageUrl } = wallet
  return { key, kind, name, imageUrl, tag: undefined, isClashing: false, wallet }
}

/** Keeps the place of a wallet that the directory is asked for, so that nothing jumps when it comes. */
function comingRow(kind: ConnectorTypeOrder, id: string): ConnectRow {
  return {
    key: `${kind} ${id}`,
    kind,
    name: '',
    imageUrl: undefined,
    tag: undefined,
    isClashing: false,
    isComing: true,
  }
}

/** How many recommended wallets the first screen has room for: none where the site chose some itself (reference §4.1). */
function suggestedPlaces({ options }: State, connectors: readonly Connector[], recent: number): number {
  if (options.featuredWalletIds?.length || options.customWallets?.length) return 0
  return Math.max(0, suggestedWallets - recent - connectors.filter(({ type }) => type !== 'EXTERNAL').length)
}
