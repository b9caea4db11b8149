import type { Namespace } from '@portico/wire'
import type { ShownAccountReader } from '../adapters/adapter.js'
import { adapterFor } from '../adapters/registry.js'
import type { PorticoContext } from '../context.js'
import { accountOf, connectionOf } from '../state/selectors.js'
import { createForwardingProvider } from './createForwardingProvider.js'

/** Makes the provider that hosts get of a namespace, once: it lives across wallets and reconnections. */
export async function openHostProvider(ctx: PorticoContext, namespace: Namespace): Promise<void> {
  if (ctx.hostProviders.has(namespace)) return
  const shown = shownAccount(ctx, namespace)
  const made = await adapterFor(ctx, namespace).hostProvider?.(shown)
  if (!ctx.hostProviders.has(namespace)) ctx.hostProviders.set(namespace, made ?? createForwardingProvider(shown))
}

function shownAccount({ store }: PorticoContext, namespace: Namespace): ShownAccountReader {
  return {
    get() {
      const connection = connectionOf(store.get(), namespace)
      const { address } = accountOf(store.get(), namespace)
      return connection && address !== undefined ? { connection, address } : undefined
    },
    subscribe: (listener) => store.select((state) => connectionOf(state, namespace), listener),
  }
}
