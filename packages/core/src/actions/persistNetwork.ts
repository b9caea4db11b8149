import { parseCaipNetworkId } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import type { Unsubscribe } from '../state/createStore.js'
import { storedKeys } from '../storage/keys.js'

/** Keeps the chain in use, and with it the namespace, as long as the site asked for that chain (NET-03). */
export function persistNetwork(ctx: PorticoContext): Unsubscribe {
  return ctx.store.select(
    (state) => state.networks.active,
    (active) => {
      const isRequested = ctx.store.get().networks.requested.some((network) => network.caipNetworkId === active)
      const namespace = parseCaipNetworkId(active)?.namespace
      if (!active || !namespace || !isRequested) return
      ctx.storage.set(storedKeys.activeNetwork, active)
      ctx.storage.set(storedKeys.activeNamespace, namespace)
    },
  )
}
