import type { AdapterContext, AdapterEvent, Connector } from '@portico/core/adapter'
import { createRpcClients } from '@portico/core/rpc'
import { porticoLocal, porticoLocalTwo } from '../networks/localNetworks.js'
import type { FakeEnv } from './createFakeEnv.js'

export type TestContext = AdapterContext & {
  readonly env: FakeEnv
  readonly events: AdapterEvent[]
  /** Ends what talks to nodes, as the kit does when it is destroyed. */
  stopRpc(): void
  /** The connectors of the last event. */
  connectors(): readonly Connector[]
}

export function createContext(env: FakeEnv, overrides: Partial<AdapterContext> = {}): TestContext {
  const events: AdapterEvent[] = []
  const endpointsOf = overrides.rpcEndpoints ?? ((network) => network.rpcUrls.default.http.map((url) => ({ url })))
  const clients = createRpcClients({ env, endpointsOf, probeOf: () => undefined })
  return {
    networks: () => [porticoLocal, porticoLocalTwo],
    rpc: async (network) => clients.of(network),
    rpcEndpoints: endpointsOf,
    isAnnouncedEnabled: () => true,
    isInjectedEnabled: () => true,
    emit: (event) => void events.push(event),
    ...overrides,
    env,
    events,
    stopRpc: clients.stop,
    connectors: () => events.flatMap((event) => (event.type === 'connectors' ? [event.connectors] : [])).at(-1) ?? [],
  }
}
