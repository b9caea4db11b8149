import type { Namespace } from '@portico/wire'
import { PorticoError } from '../errors/PorticoError.js'
import type { Adapter, AdapterContext, AdapterFactory } from './adapter.js'

const connectionVerbs = /* @__PURE__ */ Object.freeze(['start', 'connect', 'reconnect', 'disconnect'] as const)

type Registry = {
  readonly adapters: ReadonlyMap<Namespace, Adapter>
  readonly builtIn: ReadonlyMap<Namespace, Adapter>
}

/** The adapter of a namespace, or the error that names it. */
export function adapterFor(ctx: Registry, namespace: Namespace): Adapter {
  const adapter = ctx.adapters.get(namespace) ?? ctx.builtIn.get(namespace)
  if (!adapter) throw new PorticoError('adapter/not-found', { namespace })
  return adapter
}

/** Builds the adapters of a kit; one that lacks its connection or network half is refused (CFG-08). */
export function createAdapters(
  factories: readonly AdapterFactory[],
  contextOf: (factory: AdapterFactory) => AdapterContext,
): ReadonlyMap<Namespace, Adapter> {
  return new Map(
    factories.map((factory) => {
      const { namespace } = factory
      const adapter = factory.create(contextOf(factory))
      const lacks = (verb: keyof Adapter): boolean => typeof adapter?.[verb] !== 'function'
      if (connectionVerbs.some(lacks)) {
        throw new PorticoError('config/no-connection-client', { namespace })
      }
      if (lacks('switchNetwork')) throw new PorticoError('config/no-network-client', { namespace })
      return [namespace, adapter]
    }),
  )
}
