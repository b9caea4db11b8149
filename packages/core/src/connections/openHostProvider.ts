import type { Namespace } from '@portico/wire'
import type { ShownAccountReader } from '../adapters/adapter.js'
import type { PorticoContext } from '../context.js'
import { accountOf, connectionOf } from '../state/selectors.js'
import { createForwardingProvider } from './createForwardingProvider.js'

/** Makes the provider that hosts get of a namespace, once: it lives across wallets and reconnections. */
export async function openHostProvider(ctx: PorticoContext, namespace: Namespace): Promise<void> {
  const adapter = ctx.adapters.get(namespace) ?? ctx.builtIn.get(namespace)
  // Pairing makes the adapter of a namespace without one when a wallet has approved.
  if (!adapter || ctx.hostProviders.has(namespace)) return
  const shown = shownAccount(ctx, namespace)
  const made = await adapter.hostProvider?.(shown)
  if (!ctx.hostProviders.has(namespace)) ctx.hostProviders.set(namespace, made ?? createForwardingProvider(shown))
}

function shownAccount({ store, isOver, onDestroy }: PorticoContext, namespace: Namespace): ShownAccountReader {
  return {
    get() {
      const connection = isOver() ? undefined : connectionOf(store.get(), namespace)
      const { address } = accountOf(store.get(), namespace)
      return connection && address !== undefined ? { connection, address } : undefined
    },
    subscribe(listener) {
      const stop = store.select((state) => connectionOf(state, namespace), listener)
      onDestroy(() => {
        stop()
        listener() // nothing is shown any more: whatever hangs on the wallet is taken off
      })
      return stop
    },
  }
}
