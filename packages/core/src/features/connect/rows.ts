import { defaultConnectorTypeOrder } from '../../config/defaults.js'
import type { ConnectMethod, ConnectorTypeOrder } from '../../config/options.js'
import type { Connector } from '../../connectors/connector.js'
import { isExcludedConnector, isListed } from '../../connectors/isExcluded.js'
import { mergeConnectors } from '../../connectors/mergeConnectors.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { State } from '../../state/state.js'
import type { Platform } from '../../utils/detectPlatform.js'

export type ConnectRowTag = 'installed' | 'recent' | 'multichain' | 'qrCode'

/** A row of the wallet list: a connector of this page, or a listed wallet that is elsewhere. */
export type ConnectRow = {
  readonly key: string
  readonly kind: ConnectorTypeOrder
  readonly name: string
  readonly imageUrl: string | undefined
  readonly tag: ConnectRowTag | undefined
  readonly isClashing: boolean
} & ({ readonly connector: Connector } | { readonly wallet: Wallet })

/** Every row of the wallet list, in order (CONNECT-07): the configured kinds first, the others after them. */
export function connectRows(state: State, platform: Platform): readonly ConnectRow[] {
  if (!state.options.enableWallets) return []
  const connectors = shownConnectors(state, platform)
  const groups: Record<ConnectorTypeOrder, readonly ConnectRow[]> = {
    // Pairing comes with the relay, recommended wallets with the directory.
    walletConnect: [],
    recommended: [],
    ...connectorGroups(state, connectors),
    ...walletGroups(state, connectors),
  }
  return connectorKindOrder(state).flatMap((kind) => groups[kind])
}

export function connectorKindOrder(state: State): readonly ConnectorTypeOrder[] {
  return [...new Set([...state.options.features.connectorTypeOrder, ...defaultConnectorTypeOrder])]
}

/** Order of the ways to connect (CONNECT-06). */
export function connectMethods(state: State, rows: readonly ConnectRow[]): readonly ConnectMethod[] {
  const { connectMethodsOrder } = state.options.features
  if (connectMethodsOrder) return connectMethodsOrder
  // Merged multi-chain entries do not count.
  const hasPageWallet = rows.some((row) => 'connector' in row && ['INJECTED', 'ANNOUNCED'].includes(row.connector.type))
  return hasPageWallet ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
}

/** Connectors after exclusions and the namespace filter, merged across namespaces. */
function shownConnectors(state: State, platform: Platform): readonly Connector[] {
  const { options, namespaceFilter, connectors } = state
  const inNamespace = connectors.filter((connector) => !namespaceFilter || connector.chain === namespaceFilter)
  return mergeConnectors(inNamespace).filter(
    (connector) => !isExcludedConnector(options, connector) && !isGenericHidden(connector, platform),
  )
}

/** The generic 'Browser Wallet' is no choice when nothing is behind it; on a phone one with an rdns still is (CONNECT-09). */
function isGenericHidden(connector: Connector, platform: Platform): boolean {
  if (connector.type !== 'INJECTED' || connector.isInstalled) return false
  return !platform.isMobile || !connector.info?.rdns
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
  const rank = (connector: Connector): number => recentWallets.findIndex((wallet) => wallet.id === connector.id)
  const inPage = (['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED'] as const).flatMap((type) =>
    connectors.filter((entry) => entry.type === type),
  )
  return {
    recent: inPage
      .filter(isRecent)
      .sort((a, b) => rank(a) - rank(b))
      .map(row('recent', 'recent')),
    injected: inPage.filter((connector) => !isRecent(connector)).map(row('injected', 'installed')),
    external: connectors.filter((connector) => connector.type === 'EXTERNAL').map(row('external', undefined)),
  }
}

/** Listed wallets that no connector of this page stands for already (CONNECT-14). */
function walletGroups(
  state: State,
  connectors: readonly Connector[],
): Pick<Record<ConnectorTypeOrder, readonly ConnectRow[]>, 'featured' | 'custom'> {
  const { options } = state
  const isHere = (wallet: Wallet): boolean =>
    connectors.some(
      (connector) =>
        connector.explorerId === wallet.id ||
        connector.id === wallet.id ||
        (wallet.rdns && connector.info?.rdns === wallet.rdns),
    )
  const isShown = (wallet: Wallet | undefined): wallet is Wallet =>
    wallet !== undefined && isListed(options, wallet) && !isHere(wallet)
  const row =
    (kind: ConnectorTypeOrder) =>
    (wallet: Wallet): ConnectRow => ({
      key: wallet.id,
      kind,
      name: wallet.name,
      imageUrl: wallet.image_url,
      tag: undefined,
      isClashing: false,
      wallet,
    })
  const custom = options.customWallets ?? []
  const featuredIds = options.featuredWalletIds ?? []
  const featured = featuredIds.map((id) => custom.find((wallet) => wallet.id === id)).filter(isShown)
  return {
    featured: featured.map(row('featured')),
    custom: custom.filter((wallet) => isShown(wallet) && !featuredIds.includes(wallet.id)).map(row('custom')),
  }
}
