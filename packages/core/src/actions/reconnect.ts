import { type Namespace, namespaces } from '@portico/wire'
import { connectionsIn } from '../connections/connectionsIn.js'
import type { PorticoContext } from '../context.js'
import { connectionOf } from '../state/selectors.js'

/**
 * Finds stored connections again without a prompt: connecting while it asks, then connected or disconnected (STATE-02).
 * What is stored stays when a wallet does not answer, so that the next visit can try again.
 */
export async function reconnect(ctx: PorticoContext): Promise<void> {
  await Promise.all(namespaces.map((namespace) => reconnectNamespace(ctx, namespace)))
}

export async function reconnectNamespace(ctx: PorticoContext, namespace: Namespace): Promise<void> {
  const before = connectionOf(ctx.store.get(), namespace)
  if (before) return
  await connectionsIn(ctx).restore(namespace)
  if (!connectionOf(ctx.store.get(), namespace) || ctx.isOver()) return
  await ctx.connected.run((actions) => actions.connectionFound(ctx, namespace))
}
