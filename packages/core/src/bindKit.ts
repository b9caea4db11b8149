import type { CaipAddress, CaipNetworkId, Namespace } from '@portico/wire'
import type { OpenParameters } from './actions/open.js'
import { showWith } from './actions/showWith.js'
import type { AccountType, Connection, ProviderOf, WalletInfo } from './adapters/adapter.js'
import type { Actions } from './bindActions.js'
import type { Features, Metadata, ThemeMode, ThemeVariables } from './config/options.js'
import type { SIWXConfig } from './config/siwxConfig.js'
import type { PairedProvider, UniversalProvider } from './config/universalProvider.js'
import type { Connector, ConnectorType } from './connectors/connector.js'
import type { PorticoContext } from './context.js'
import type { FeatureName, Features as FeatureParts, FindFeature } from './features/features.js'
import type { Locale } from './i18n/localeNames.js'
import type { Network, NetworkInput } from './networks/network.js'
import type { KeptPlace, ModalPlace } from './slots/modalPlace.js'
import type { ReadonlyStore, Unsubscribe } from './state/createStore.js'
import {
  accountOf,
  activeNamespace,
  activeNetwork,
  connectionOf,
  connectionsOf,
  isAnyConnected,
} from './state/selectors.js'
import type { AccountState, State } from './state/state.js'
import type { PorticoEvent } from './telemetry/events.js'
import type { Platform } from './utils/detectPlatform.js'

export type PublicState = {
  readonly loading: boolean
  readonly open: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: Namespace | undefined
  readonly initialized: boolean
}

/** One kit, as a host sees it. */
export type Portico = {
  readonly id: string
  readonly actions: Actions
  readonly store: ReadonlyStore<State>
  /** The state before anything stored was read: what a server renders and the first render in a browser repeats. */
  readonly firstState: State

  open(parameters?: OpenParameters): Promise<void>
  close(force?: boolean): void
  isOpen(): boolean

  switchNetwork(network: CaipNetworkId | Pick<Network, 'caipNetworkId'>): Promise<void>
  addNetwork(namespace: Namespace, network: NetworkInput): void
  removeNetwork(namespace: Namespace, id: number | string): void
  getChainId(): number | string | undefined
  getCaipNetwork(namespace?: Namespace, id?: number | string): Network | undefined
  getCaipNetworkId(): CaipNetworkId | undefined
  getCaipNetworks(namespace?: Namespace): readonly Network[]
  getActiveChainNamespace(): Namespace | undefined
  /** Networks that paired wallets have approved. */
  getApprovedCaipNetworkIds(): readonly CaipNetworkId[]

  disconnect(namespace?: Namespace): Promise<void>
  signMessage(message: string): Promise<string>
  getAccount(namespace?: Namespace): AccountState
  getAddress(namespace?: Namespace): string | undefined
  getCaipAddress(namespace?: Namespace): CaipAddress | undefined
  getIsConnectedState(): boolean
  getWalletInfo(namespace?: Namespace): WalletInfo | undefined
  /**
   * The provider of a namespace while a wallet is connected: the same one whichever wallet it is. It answers for the account
   * that is shown, and refuses requests for another.
   */
  getProvider<Name extends Namespace>(namespace: Name): ProviderOf<Name> | undefined
  getProviderType(namespace: Namespace): ConnectorType | undefined
  /** The paired wallet; undefined when there is none. Given as `universalProvider`, it is that. */
  getUniversalProvider(): Promise<PairedProvider | UniversalProvider | undefined>
  getConnectors(): readonly Connector[]
  /** Every connection of one namespace, or of all; those in use first. */
  getConnections(namespace?: Namespace): readonly Connection[]
  getPreferredAccountType(namespace: Namespace): AccountType | undefined

  getThemeMode(): ThemeMode
  setThemeMode(mode: ThemeMode): void
  getThemeVariables(): ThemeVariables
  setThemeVariables(variables: ThemeVariables): void
  setLocale(locale: Locale): Promise<void>
  updateFeatures(features: Features): void
  updateOptions: Actions['updateOptions']
  getMetadata(): Metadata

  getState(): PublicState
  getEvent(): PorticoEvent | undefined
  subscribeState(listener: (state: PublicState) => void): Unsubscribe
  subscribeTheme(listener: (theme: State['theme']) => void): Unsubscribe
  subscribeEvents(listener: (event: PorticoEvent) => void): Unsubscribe
  subscribeAccount(listener: (account: AccountState) => void, namespace?: Namespace): Unsubscribe
  subscribeNetwork(listener: (network: Network | undefined) => void): Unsubscribe
  subscribeWalletInfo(listener: (wallet: WalletInfo | undefined) => void, namespace?: Namespace): Unsubscribe

  /** The site's sign-in, fetched; undefined where it asks for none. */
  getSIWX(): Promise<SIWXConfig | undefined>

  /** Fetches the code that talks to wallets ahead of its first use. */
  prepare(): Promise<void>
  /** Fetches the actions that come with the modal: for whoever shows it, before it is shown. */
  prepareModal(): Promise<void>
  /** A part with a store of its own; undefined where it is switched off, or needs an `endpoint` that is not set. */
  feature<Name extends FeatureName>(name: Name): Promise<FeatureParts[Name]> | undefined
  platform(): Platform
  /** Fetches the modal's code ahead of a click and renders what it will open on: for a button of the host's own. */
  prefetch(): void
  /** Claims showing the modal. The first claim shows it; after its release the next one does. */
  showWith(place: ModalPlace): Unsubscribe
  /** The place over the page: made by the first who asks and kept until the kit ends, because a frame in it must not move. */
  placeOverPage(create: () => KeptPlace): KeptPlace
  /** Where the frame of an embedded wallet goes: an empty element that is never moved or removed while it shows the modal. */
  attachFrame(slot: HTMLElement): Unsubscribe
  /** The time, by the kit's clock. */
  now(): number
  /** Runs later, by the kit's clock, unless it is destroyed first. */
  after(ms: number, run: () => void): Unsubscribe
  /** Runs when the kit is destroyed; the answer takes it back. */
  onDestroy(run: () => void): Unsubscribe
  /** Ends the kit: no listener, timer or node of it stays. */
  destroy(): void
}

type KitParts = Pick<Portico, 'firstState' | 'prepare' | 'prepareModal' | 'destroy'> & { readonly feature: FindFeature }

/** Dresses a context as the kit a host works with. */
export function bindKit(ctx: PorticoContext, actions: Actions, parts: KitParts): Portico {
  const { store } = ctx
  const get = store.get
  return {
    id: ctx.id,
    actions,
    store,
    firstState: parts.firstState,
    prepare: parts.prepare,
    prepareModal: parts.prepareModal,
    feature: (name) => parts.feature(name)?.load(),
    open: actions.open,
    close: (force) => actions.close({ force }),
    isOpen: () => get().modal.open,
    switchNetwork: (network) => actions.switchNetwork({ network }),
    addNetwork: (namespace, network) => actions.addNetwork({ namespace, network }),
    removeNetwork: (namespace, id) => actions.removeNetwork({ namespace, id }),
    getChainId: () => activeNetwork(get())?.id,
    getCaipNetwork: (namespace, id) => (namespace ? networkOf(get(), namespace, id) : activeNetwork(get())),
    getCaipNetworkId: () => get().networks.active,
    getCaipNetworks: (namespace) =>
      get().networks.requested.filter((network) => !namespace || network.chainNamespace === namespace),
    getActiveChainNamespace: () => activeNamespace(get()),
    getApprovedCaipNetworkIds: () => connectionsOf(get()).flatMap(({ approved }) => approved ?? []),
    disconnect: (namespace) => actions.disconnect({ namespace }),
    signMessage: (message) => actions.signMessage({ message }),
    getAccount: (namespace) => accountOf(get(), namespace),
    getAddress: (namespace) => accountOf(get(), namespace).address,
    getCaipAddress: (namespace) => accountOf(get(), namespace).caipAddress,
    getIsConnectedState: () => isAnyConnected(get()),
    getWalletInfo: (namespace) => accountOf(get(), namespace).connectedWalletInfo,
    // One of this very namespace, made by its adapter.
    getProvider: <Name extends Namespace>(namespace: Name) =>
      (connectionOf(get(), namespace) && ctx.hostProviders.get(namespace)) as ProviderOf<Name> | undefined,
    getProviderType: (namespace) => connectionOf(get(), namespace)?.type,
    getUniversalProvider: async () => (await parts.feature('pairing')?.load())?.universalProvider(),
    getConnectors: () => get().connectors,
    getConnections: (namespace) => connectionsOf(get(), namespace),
    getPreferredAccountType: (namespace) => accountOf(get(), namespace).preferredAccountTypes?.[namespace],
    getThemeMode: () => get().theme.mode,
    setThemeMode: actions.setThemeMode,
    getThemeVariables: () => get().theme.variables,
    setThemeVariables: actions.setThemeVariables,
    setLocale: actions.setLocale,
    updateFeatures: actions.updateFeatures,
    updateOptions: actions.updateOptions,
    getMetadata: ctx.metadata,
    getState: () => publicState(get()),
    getEvent: () => get().event,
    subscribeState: (listener) => store.select(publicState, listener, isEqualPublic),
    subscribeTheme: (listener) => store.select((state) => state.theme, listener),
    subscribeEvents: (listener) =>
      store.select(
        (state) => state.event,
        (event) => void (event && listener(event)),
      ),
    subscribeAccount: (listener, namespace) => store.select((state) => accountOf(state, namespace), listener),
    subscribeNetwork: (listener) =>
      store.select(
        (state) => state.networks.active,
        () => listener(activeNetwork(get())),
      ),
    subscribeWalletInfo: (listener, namespace) =>
      store.select((state) => accountOf(state, namespace).connectedWalletInfo, listener),
    getSIWX: async () => (await parts.feature('signIn')?.load())?.siwx,
    platform: ctx.env.platform,
    prefetch: () => ctx.places[0]?.prefetch?.('intent'),
    showWith: (place) => showWith(ctx, place),
    placeOverPage(create) {
      if (!ctx.overPage.current) {
        const place = create()
        ctx.overPage.current = place
        ctx.onDestroy(place.remove)
      }
      return ctx.overPage.current
    },
    attachFrame(slot) {
      ctx.frameSlot.current = slot
      return () => {
        if (ctx.frameSlot.current === slot) ctx.frameSlot.current = undefined
      }
    },
    now: ctx.env.now,
    after: ctx.after,
    onDestroy: ctx.onDestroy,
    destroy: parts.destroy,
  }
}

export function publicState(state: State): PublicState {
  return {
    loading: state.modal.loading,
    open: state.modal.open,
    selectedNetworkId: state.networks.active,
    activeChain: activeNamespace(state),
    initialized: state.initialized,
  }
}

export function isEqualPublic(a: PublicState, b: PublicState): boolean {
  return Object.entries(a).every(([key, value]) => b[key as keyof PublicState] === value) // keys of one type
}

function networkOf(state: State, namespace: Namespace, id?: number | string): Network | undefined {
  const wanted = id === undefined ? state.networks.lastOf[namespace] : `${namespace}:${id}`
  return state.networks.requested.find((network) => network.caipNetworkId === wanted)
}
