import { type FakeEnv, fakeAdapter, testNetworks } from '@portico/testing'
import { connectedActions } from '../src/actions/connectedActions.js'
import { createChunk } from '../src/chunk.js'
import type { PorticoOptions } from '../src/config/options.js'
import { resolveConfig } from '../src/config/resolveConfig.js'
import { rpcEndpoints } from '../src/config/rpcEndpoints.js'
import type { PorticoContext } from '../src/context.js'
import { createLifetime } from '../src/lifetime.js'
import { createRpcClients } from '../src/rpc/createRpcClients.js'
import { createStore } from '../src/state/createStore.js'
import { initialState } from '../src/state/initialState.js'
import { createStorage } from '../src/storage/createStorage.js'
import { createOutbox } from '../src/telemetry/outbox.js'

/** A kit from the inside, for parts that a host never touches. */
export function testContext(
  env: FakeEnv,
  options: Partial<PorticoOptions> = {},
): { ctx: PorticoContext; destroy: () => void } {
  const lifetime = createLifetime(env)
  const config = resolveConfig({ networks: testNetworks, adapters: [fakeAdapter()], ...options })
  const storage = createStorage(env, undefined)
  const clients = createRpcClients({
    env,
    endpointsOf: (network) => rpcEndpoints(ctx.store.get().options, network),
    probeOf: () => undefined,
  })
  lifetime.onEnd(clients.stop)
  const ctx: PorticoContext = {
    id: '',
    projectId: options.projectId ?? '',
    metadata: env.page,
    env,
    store: createStore(initialState(config, storage)),
    storage,
    // Only their namespaces are asked for here.
    adapters: new Map([['eip155', {}]]) as unknown as PorticoContext['adapters'],
    rpc: async (network) => clients.of(network),
    api: undefined,
    feature: () => undefined,
    connections: { current: undefined },
    connected: createChunk(async () => connectedActions),
    hostProviders: new Map(),
    builtIn: new Map(),
    signIn: { current: undefined },
    outbox: createOutbox(() => {}),
    alerted: new Set(),
    after: lifetime.after,
    sessionCleaners: new Set(),
    places: [],
    overPage: { current: undefined },
    frameSlot: { current: undefined },
    isOver: lifetime.isOver,
    onDestroy: lifetime.onEnd,
  }
  return { ctx, destroy: lifetime.end }
}
