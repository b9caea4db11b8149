import { type Namespace, namespaces } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import { adapterFor } from '../adapters/registry.js'
import type { PorticoContext } from '../context.js'
import { fromRpc } from '../errors/fromRpc.js'
import { PorticoError } from '../errors/PorticoError.js'
import { resetAccount } from '../state/slices/accounts.js'
import { forgetConnection } from '../storage/connections.js'
import { track } from '../telemetry/track.js'
import { abandonAttempt } from './abandonAttempt.js'
import { close } from './close.js'

export type DisconnectParameters = {
  /** @default every namespace */
  namespace?: Namespace | undefined
}

/**
 * Ends connections: loading on, sign-in sessions cleared, wallets told, loading off, filter cleared (STATE-06). The
 * kit's own state is reset even when a wallet refuses, and several failures are one event (STATE-08).
 */
export async function disconnect(ctx: PorticoContext, { namespace }: DisconnectParameters = {}): Promise<void> {
  const { store } = ctx
  const setLoading = (loading: boolean): void =>
    store.update((state) => ({ ...state, modal: { ...state.modal, loading } }))
  const all = Object.values(store.get().connections)
  const kind = all.find((entry) => entry.namespace === namespace)?.type
  // One session holds all namespaces of a relay or an embedded wallet: it ends as a whole (STATE-07).
  const isShared = (entry: Connection): boolean => entry.type === kind && /^(WALLET_CONNECT|AUTH)$/.test(entry.type)
  const connections = all.filter((entry) => !namespace || entry.namespace === namespace || isShared(entry))
  setLoading(true)
  abandonAttempt(ctx)
  forgetPending(ctx, namespace)
  const cleared = await Promise.allSettled([...ctx.sessionCleaners].map((clear) => clear(namespace)))
  const ended = await Promise.allSettled(
    connections.map(async (connection) => {
      forgetConnection(ctx.storage, connection.namespace)
      try {
        await adapterFor(ctx, connection.namespace).disconnect(connection)
        if (connection.type === 'WALLET_CONNECT')
          await ctx.feature('pairing')?.run((pairing) => pairing.end(connection))
      } finally {
        store.update((state) => resetAccount(state, connection.namespace))
      }
    }),
  )
  setLoading(false)
  store.update((state) => ({ ...state, namespaceFilter: undefined }))
  const failures = [...cleared, ...ended]
    .filter((result) => result.status === 'rejected')
    .map((result) => fromRpc(result.reason))
  if (failures.length) {
    const message = failures.map((failure) => failure.shortMessage).join(' ')
    track(ctx, { event: 'DISCONNECT_ERROR', properties: { message } })
    throw new PorticoError('disconnect/failed', undefined, { cause: failures[0], details: message })
  }
  track(ctx, { event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
  close(ctx, { force: true })
}

/** A stored connection that is being looked for is not to come back either. */
function forgetPending({ store, storage }: PorticoContext, wanted: Namespace | undefined): void {
  for (const namespace of namespaces) {
    const isPending = !store.get().connections[namespace] && store.get().accounts[namespace]?.status === 'connecting'
    if (!isPending || (wanted && wanted !== namespace)) continue
    forgetConnection(storage, namespace)
    store.update((state) => resetAccount(state, namespace))
  }
}
