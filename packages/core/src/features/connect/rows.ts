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
  readonly imageUrl?: string | undefined
  readonly tag?: ConnectRowTag | undefined
  readonly isClashing?: boolean | undefined
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
  const rows = [
    ...connectorRows(state, connectors),
    ...walletRows(state, platform, connectors, directory),
    ...pairingRow(state, platform),
  ]
  const rank = ({ key }: ConnectRow): number => state.recentWallets.findIndex(({ id }) => id === key)
  return connectorKindOrder(state).flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    return kind === 'recent' ? ofKind.sort((a, b) => rank(a) - rank(b)) : ofKind
  })
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
  return [{ key: id, kind: 'walletConnect', name, imageUrl, tag: 'qrCode', connector }]
}

/** Order of the ways to connect (CONNECT-06). */
export function connectMethods(state: State, rows: readonly ConnectRow[]): readonly ConnectMethod[] {
  const { connectMethodsOrder } = state.options.features
  if (connectMethodsOrder) return connectMethodsOrder
  // Merged multi-chain entries do not count.
  const hasPageWallet = rows.some((row) => 'connector' in row && ['INJECTED', 'ANNOUNCED'].includes(row.connector.type))
  return hasPageWallet ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
}

/** In this order those of the page are listed; connectors of other types are no wallets. */
const listedTypes = /* @__PURE__ */ Object.freeze(['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED', 'EXTERNAL'] as const)

const kindTags = /* @__PURE__ */ Object.freeze({
  recent: 'recent',
  injected: 'installed',
  external: undefined,
} as const)

function connectorRows({ recentWallets, options }: State, connectors: readonly Connector[]): readonly ConnectRow[] {
  const row = (connector: Connector): ConnectRow => {
    const { id: key, name, type, isClashing } = connector
    const isRecent = recentWallets.some(({ id }) => id === key)
    const kind = type === 'EXTERNAL' ? 'external' : isRecent ? 'recent' : 'injected'
    return {
      key,
      kind,
      name,
      imageUrl: options.connectorImages?.[key] ?? connector.imageUrl,
      // A clashing identity gets no badge that could lend it trust.
      tag: isClashing ? undefined : type === 'MULTI_CHAIN' ? 'multichain' : kindTags[kind],
      isClashing,
      connector,
    }
  }
  return listedTypes.flatMap((type) => connectors.filter((entry) => entry.type === type)).map(row)
}

/** Listed wallets that no connector of this page stands for already (CONNECT-14). */
function walletRows(
  state: State,
  platform: Platform,
  connectors: readonly Connector[],
  { status = 'idle', featured = [], recommended = [] }: Partial<DirectoryLists> = {},
): readonly ConnectRow[] {
  const { options } = state
  const { customWallets: custom = [], featuredWalletIds: featuredIds = [] } = options
  const isAsked = options.endpoints.directory !== undefined && (status === 'idle' || status === 'loading')
  const isElsewhere = (wallet: Wallet): boolean =>
    isListed(options, wallet) && !connectorOf(wallet, connectors, platform)
  // What was paired with before; its links are the listing's, never what the browser has stored.
  const recent = (canPair(state) ? state.recentWallets : [])
    .map((wallet) => [...custom, ...featured, ...recommended].find(({ id }) => id === wallet.id) ?? wallet)
    .filter((wallet) => isElsewhere(wallet) && hasWayIn(wallet, platform))
    .filter(({ name }) => !connectors.some((connector) => connector.name === name))
  const isShown = (wallet: Wallet): boolean => isElsewhere(wallet) && !recent.includes(wallet)
  const isOffered = (wallet: Wallet): boolean => isShown(wallet) && hasWayIn(wallet, platform)
  const shownCustom = custom.filter(isShown)
  const listed = [...shownCustom, ...featured.filter(isOffered)]
  const places = suggestedPlaces(state, connectors, recent.length)
  return [
    ...recent.map((wallet) => walletRow('recent', wallet)),
    ...featuredIds.flatMap((id) => {
      const wallet = listed.find((entry) => entry.id === id)
      if (wallet) return walletRow('featured', wallet)
      const isComing = isAsked && !featured.length && !custom.some((entry) => entry.id === id)
      return isComing ? comingRow('featured', id) : []
    }),
    ...shownCustom.filter(({ id }) => !featuredIds.includes(id)).map((wallet) => walletRow('custom', wallet)),
    ...(isAsked && !recommended.length
      ? Array.from({ length: places }, (_, index) => comingRow('recommended', `${index}`))
      : recommended
          .filter(isOffered)
          .slice(0, places)
          .map((wallet) => walletRow('recommended', wallet))),
  ]
}

function walletRow(kind: ConnectorTypeOrder, wallet: Wallet): ConnectRow {
  const { id: key, name, image_url: imageUrl } = wallet
  return { key, kind, name, imageUrl, tag: kind === 'recent' ? kind : undefined, wallet }
}

/** Keeps the place of a wallet that the directory is asked for, so that nothing jumps when it comes. */
function comingRow(kind: ConnectorTypeOrder, id: string): ConnectRow {
  return { key: `${kind} ${id}`, kind, name: '', isComing: true }
}

/** How many recommended wallets the first screen has room for: none where the site chose some itself (reference §4.1). */
function suggestedPlaces({ options }: State, connectors: readonly Connector[], recent: number): number {
  if (options.featuredWalletIds?.length || options.customWallets?.length) return 0
  return Math.max(0, suggestedWallets - recent - connectors.filter(({ type }) => type !== 'EXTERNAL').length)
}
