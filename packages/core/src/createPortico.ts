import { type Namespace, namespaces } from '@portico/wire'
import { connectorsFound } from './actions/events/connectorsFound.js'
import { persistNetwork } from './actions/persistNetwork.js'
import { report } from './actions/report.js'
import { setLocale } from './actions/setLocale.js'
import { showAlert } from './actions/showAlert.js'
import type { AdapterContext, AdapterEvent } from './adapters/adapter.js'
import { createAdapters } from './adapters/registry.js'
import { bindActions } from './bindActions.js'
import { bindKit, type Portico } from './bindKit.js'
import { createChunk } from './chunk.js'
import type { PorticoOptions } from './config/options.js'
import { resolveConfig } from './config/resolveConfig.js'
import { hasServer } from './config/resolveEndpoints.js'
import { rpcEndpoints } from './config/rpcEndpoints.js'
import { markRestoring } from './connections/markRestoring.js'
import { adapterSourceId } from './connections/source.js'
import type { PorticoContext } from './context.js'
import { browserEnv, type Env } from './env.js'
import { createFeatures } from './features/createFeatures.js'
import { locales } from './i18n/locales.js'
import { createLifetime } from './lifetime.js'
import type { Network } from './networks/network.js'
import type { RpcEndpoint } from './rpc/rpcEndpoint.js'
import { createStore } from './state/createStore.js'
import { initialState } from './state/initialState.js'
import { createStorage } from './storage/createStorage.js'
import { connectorIdKey, storedKeys } from './storage/keys.js'
import { pairingMark } from './storage/pendingMark.js'
import { createOutbox } from './telemetry/outbox.js'
import { track } from './telemetry/track.js'

/**
 * Makes a kit. It owns everything it needs, so a page may have several; `destroy()` undoes all of it. On a server it
 * touches no browser global and starts nothing.
 *
 * @example
 * const kit = createPortico({ projectId, networks: [mainnet], adapters: [evm()] })
 */
export function createPortico(options: PorticoOptions, overrides: Partial<Env> = {}): Portico {
  const config = resolveConfig(options)
  const env: Env = { ...browserEnv(), ...overrides }
  const lifetime = createLifetime(env)
  // What comes back after `destroy` writes nothing any more.
  const storage = createStorage({ ...env, storage: () => (lifetime.isOver() ? undefined : env.storage()) }, options.id)
  const store = createStore(initialState(config, storage), (error) => env.log('error', 'Portico:', error))
  const modal = createChunk(async () => {
    const { modalActions } = await import('./actions/modalActions.js')
    modalActions.readRecent(ctx)
    return modalActions
  })
  const wallet = createChunk(async () => {
    // What wallets do shows in the modal, so its actions come along.
    const [{ startWallets }] = await Promise.all([import('./walletChunk.js'), modal.load()])
    return startWallets(ctx, feature)
  })
  const connected = createChunk(async () => {
    const [{ loadConnectedActions }] = await Promise.all([import('./walletChunk.js'), wallet.load()])
    return loadConnectedActions()
  })
  const rpcClients = createChunk(async () => {
    const { createRpcClients } = await import('./rpc/createRpcClients.js')
    const clients = createRpcClients({
      env,
      endpointsOf,
      probeOf: (network) => adapters.get(network.chainNamespace)?.probe,
    })
    lifetime.onEnd(clients.stop)
    return clients
  })
  const rpc: PorticoContext['rpc'] = async (network) => (await rpcClients.load()).of(network)
  const adapters = createAdapters(config.adapters, (factory) => adapterContext(factory.namespace))
  const api = hasServer(config.options.endpoints)
    ? createChunk(async () => (await import('./features/serverParts.js')).serverParts.startApi(ctx))
    : undefined
  const feature = createFeatures(() => ctx)
  const ctx: PorticoContext = {
    id: options.id ?? '',
    projectId: options.projectId ?? '',
    metadata: () => ({ ...env.page(), ...config.metadata }),
    env,
    store,
    storage,
    adapters,
    rpc,
    api,
    feature,
    connections: { current: undefined },
    connected,
    hostProviders: new Map(),
    builtIn: new Map(),
    signIn: { current: undefined },
    outbox: api && config.options.endpoints.analytics ? createOutbox(() => report(ctx, api.load())) : undefined,
    alerted: new Set(),
    after: lifetime.after,
    sessionCleaners: new Set(),
    places: [],
    overPage: { current: undefined },
    frameSlot: { current: undefined },
    isOver: lifetime.isOver,
    onDestroy: lifetime.onEnd,
  }
  const kit = bindKit(ctx, bindActions(ctx, locales, { modal, wallet, connected }), {
    firstState: initialState(config),
    prepare: async () => void (await connected.load()),
    prepareModal: async () => void (await modal.load()),
    feature,
    destroy: lifetime.end,
  })
  if (env.eventTarget()) start()
  return kit

  function endpointsOf(network: Network): readonly RpcEndpoint[] {
    return rpcEndpoints(store.get().options, network)
  }

  function adapterContext(namespace: Namespace): AdapterContext {
    return {
      env,
      networks: () => store.get().networks.requested.filter((network) => network.chainNamespace === namespace),
      rpc,
      rpcEndpoints: endpointsOf,
      isAnnouncedEnabled: () => store.get().options.enableEIP6963,
      isInjectedEnabled: () => store.get().options.enableInjected,
      emit: (event) => onAdapterEvent(namespace, event),
    }
  }

  /** The one place where adapters reach the store. */
  function onAdapterEvent(namespace: Namespace, event: AdapterEvent): void {
    if (lifetime.isOver()) return
    if (event.type === 'connectors') connectorsFound(ctx, adapterSourceId(namespace), event.connectors)
    else
      report(
        ctx,
        connected.run((actions) => void (lifetime.isOver() || actions.walletChanged(ctx, namespace, event))),
      )
  }

  function start(): void {
    if (!options.projectId) showAlert(ctx, 'PROJECT_ID_NOT_CONFIGURED') // CFG-06
    track(ctx, { event: 'MODAL_CREATED' })
    track(ctx, {
      event: 'INITIALIZE',
      properties: { networks: config.networks.map((network) => network.caipNetworkId) },
    })
    const discover = (): void => {
      for (const adapter of adapters.values()) lifetime.onEnd(adapter.start())
    }
    discover()
    // A host may switch kinds of wallets on and off while the page lives.
    lifetime.onEnd(
      store.select(({ options: { enableEIP6963, enableInjected } }) => `${enableEIP6963} ${enableInjected}`, discover),
    )
    lifetime.onEnd(persistNetwork(ctx))
    lifetime.onEnd(
      env.onStorage((key) => {
        // What the site stores for itself is no reason to fetch the wallet's code.
        if (!key?.startsWith(storage.nameOf({ name: '' })) && key !== null) return
        report(
          ctx,
          connected.run((actions) => actions.otherTabChanged(ctx, key)),
        )
      }),
    )
    if (config.locale !== 'en') report(ctx, setLocale(ctx, locales, config.locale))
    const kept = namespaces.filter(
      (namespace) => (adapters.has(namespace) || feature('pairing')) && storage.get(connectorIdKey(namespace)),
    )
    // A visitor who was connected sees 'connecting' from the first moment on (STATE-02). Whether what is kept is good is read by the
    // code that looks for it, which also clears what a visitor who disconnected has left (STATE-03).
    const sought = storage.get(storedKeys.connectionStatus) === 'disconnected' ? [] : kept
    const setRestoring = (isRestoring: boolean): void =>
      store.update((state) => markRestoring(state, sought, isRestoring))
    store.update((state) => ({ ...state, initialized: true }))
    if (options.universalProvider?.session || storage.get(pairingMark))
      report(ctx, Promise.resolve(feature('pairing')?.load()))
    if (!kept.length) return
    setRestoring(true)
    const found = wallet.run((actions) => actions.reconnect(ctx))
    report(
      ctx,
      found.catch((error) => {
        setRestoring(false) // the chunk could not be fetched; what is stored stays for the next visit
        throw error
      }),
    )
  }
}
