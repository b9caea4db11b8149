import { type Namespace, namespaces } from '@portico/wire'
import type { Connection, SavedConnection } from '../adapters/adapter.js'
import type { PorticoContext } from '../context.js'
import { setAccount } from '../state/slices/accounts.js'
import { setConnection } from '../state/slices/connections.js'
import { setActiveNetwork } from '../state/slices/networks.js'
import { savedConnection } from '../storage/connections.js'
import { connectorIdKey } from '../storage/keys.js'
import { saveConnection } from '../storage/saveConnection.js'
import { askSignIn } from './askSignIn.js'
import { syncAccount } from './syncAccount.js'

/**
 * Finds stored connections again without a prompt: connecting while it asks, then connected or disconnected (STATE-02).
 * What is stored stays when a wallet does not answer, so that the next visit can try again.
 */
export async function reconnect(ctx: PorticoContext): Promise<void> {
  await Promise.all(namespaces.map((namespace) => reconnectNamespace(ctx, namespace)))
}

export async function reconnectNamespace(ctx: PorticoContext, namespace: Namespace): Promise<void> {
  const { store, storage } = ctx
  if (store.get().connections[namespace]) return
  const saved = savedConnection(storage, namespace)
  const isUntouched = (): boolean =>
    !ctx.isOver() && store.get().accounts[namespace]?.status === 'connecting' && !store.get().attempt
  if (!saved) {
    // Another tab took it away since this one started.
    if (isUntouched()) store.update((state) => setAccount(state, namespace, { status: 'disconnected' }))
    return
  }
  store.update((state) => setAccount(state, namespace, { status: 'connecting' }))
  const connection = await find(ctx, namespace, saved).catch(() => null)
  // The visitor may have chosen a wallet meanwhile, here or in another tab: theirs counts.
  if (!isUntouched() || storage.get(connectorIdKey(namespace)) !== saved.connectorId) return
  if (!connection) {
    store.update((state) => setAccount(state, namespace, { status: 'disconnected' }))
    return
  }
  const active = store.get().networks.active
  store.update((state) => {
    const next = setConnection(state, connection)
    const isOther = active && !active.startsWith(`${namespace}:`)
    return isOther ? setActiveNetwork(next, active) : next
  })
  saveConnection(storage, connection)
  await Promise.all([askSignIn(ctx, namespace, 'found'), syncAccount(ctx, namespace)])
}

/** In the page, or at the other end of a relay session. */
async function find(
  ctx: PorticoContext,
  namespace: Namespace,
  saved: SavedConnection,
): Promise<Connection | null | undefined> {
  if (saved.connectorId !== 'walletConnect') return ctx.adapters.get(namespace)?.reconnect(saved)
  return (await ctx.feature('pairing')?.load())?.reconnect(namespace, saved)
}
