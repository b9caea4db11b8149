import type { Namespace } from '@portico/wire'
import { abandonAttempt } from './actions/abandonAttempt.js'
import { abandonSwitch } from './actions/abandonSwitch.js'
import { onAdapterEvent } from './actions/events/onAdapterEvent.js'
import { otherTabChanged } from './actions/events/otherTabChanged.js'
import { reconnect } from './actions/reconnect.js'
import { report } from './actions/report.js'
import { setLocale } from './actions/setLocale.js'
import { showAlert } from './actions/showAlert.js'
import type { AdapterContext } from './adapters/adapter.js'
import { createAdapters } from './adapters/registry.js'
import { bindActions } from './bindActions.js'
import { bindKit, type Portico } from './bindKit.js'
import type { PorticoOptions } from './config/options.js'
import { resolveConfig } from './config/resolveConfig.js'
import { rpcEndpoints } from './config/rpcEndpoints.js'
import type { PorticoContext } from './context.js'
import { browserEnv, type Env } from './env.js'
import { locales } from './i18n/locales.js'
import { createLifetime } from './lifetime.js'
import { createStore } from './state/createStore.js'
import { initialState } from './state/initialState.js'
import { createStorage } from './storage/createStorage.js'
import { persistNetwork } from './storage/persistNetwork.js'
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
  const storage = createStorage(env, options.id)
  const store = createStore(initialState(config, storage))
  const lifetime = createLifetime(env)
  const adapters = createAdapters(config.adapters, (factory) => adapterContext(factory.namespace))
  const ctx: PorticoContext = {
    id: options.id ?? '',
    projectId: options.projectId ?? '',
    metadata: () => ({ ...env.page(), ...config.metadata }),
    env,
    store,
    storage,
    adapters,
    after: lifetime.after,
    leaveEffects: new Map([
      ['ConnectingExternal', abandonAttempt],
      ['SwitchNetwork', abandonSwitch],
    ]),
    sessionCleaners: new Set(),
    mount: { current: undefined },
    onDestroy: lifetime.onEnd,
  }
  const kit = bindKit(ctx, bindActions(ctx, locales), initialState(config), lifetime.end)
  if (env.eventTarget()) start()
  return kit

  function adapterContext(namespace: Namespace): AdapterContext {
    return {
      env,
      networks: () => store.get().networks.requested.filter((network) => network.chainNamespace === namespace),
      rpcEndpoints: (network) => rpcEndpoints(store.get().options, network),
      isAnnouncedEnabled: () => store.get().options.enableEIP6963,
      isInjectedEnabled: () => store.get().options.enableInjected,
      emit: (event) => void (lifetime.isOver() || onAdapterEvent(ctx, namespace, event)),
    }
  }

  function start(): void {
    if (!options.projectId) showAlert(ctx, 'PROJECT_ID_NOT_CONFIGURED') // CFG-06
    track(ctx, { event: 'INITIALIZE', properties: { networks: config.networks.map((network) => network.caipNetworkId) } })
    for (const adapter of adapters.values()) lifetime.onEnd(adapter.start())
    lifetime.onEnd(persistNetwork(ctx))
    lifetime.onEnd(env.onStorage((key) => otherTabChanged(ctx, key)))
    if (config.locale !== 'en') report(ctx, setLocale(ctx, locales, config.locale))
    store.update((state) => ({ ...state, initialized: true }))
    report(ctx, reconnect(ctx))
  }
}
