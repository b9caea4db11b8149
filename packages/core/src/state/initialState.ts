import type { Config } from '../config/resolveConfig.js'
import type { PorticoStorage } from '../storage/createStorage.js'
import { storedKeys } from '../storage/keys.js'
import { initialToast } from './slices/toast.js'
import type { State } from './state.js'

/** The state of a new kit: configured, plus what the browser kept and still makes sense. */
export function initialState(config: Config, storage?: PorticoStorage): State {
  const stored = storage?.get(storedKeys.activeNetwork)
  const isKnown = config.networks.some((network) => network.caipNetworkId === stored)
  const active = (isKnown && stored) || config.initialNetwork.caipNetworkId
  const namespace = config.networks.find((network) => network.caipNetworkId === active)?.chainNamespace
  return {
    initialized: false,
    options: config.options,
    modal: { open: false, loading: false, shake: false },
    router: { stack: [{ name: 'Connect', data: undefined }], transactions: [] },
    connectors: [],
    namespaceFilter: undefined,
    recentWallets: [],
    connections: {},
    requests: [],
    accounts: {},
    networks: { requested: config.networks, active, lastOf: namespace ? { [namespace]: active } : {} },
    attempt: undefined,
    switching: undefined,
    signIn: undefined,
    isLegalAccepted: false,
    pending: [],
    toast: initialToast,
    alert: { open: false, message: '', variant: 'error' },
    theme: { mode: config.themeMode, variables: config.themeVariables },
    language: { locale: 'en', requested: config.locale, direction: 'ltr', messages: undefined },
    event: undefined,
  }
}
