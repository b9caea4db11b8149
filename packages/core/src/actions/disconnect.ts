import { namespaces as allNamespaces, type Namespace } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import { connectionsIn } from '../connections/connectionsIn.js'
import type { PorticoContext } from '../context.js'
import { fromRpc } from '../errors/fromRpc.js'
import { walletError } from '../errors/walletError.js'
import type { WalletRequest } from '../state/connections.js'
import { connectionsOf } from '../state/selectors.js'
import type { State } from '../state/state.js'
import { track } from '../telemetry/track.js'
import { close } from './close.js'

export type DisconnectParameters = {
  /** @default every namespace */
  namespace?: Namespace | undefined
  /** One of several wallets that are connected; the others stay. */
  connectionId?: string | undefined
}

/**
 * Ends connections: loading on, sign-in sessions cleared, wallets told, loading off, filter cleared (STATE-06). The
 * kit's own state is reset even when a wallet refuses or is silent, and several failures are one event (STATE-08).
 */
export async function disconnect(
  ctx: PorticoContext,
  { namespace, connectionId }: DisconnectParameters = {},
): Promise<void> {
  const { store } = ctx
  const connections = connectionsIn(ctx)
  const setLoading = (loading: boolean): void =>
    store.update((state) => ({ ...state, modal: { ...state.modal, loading } }))
  const before = store.get()
  const ending = endingWith(before, { namespace, connectionId })
  if (connectionId && !ending.length) throw walletError('connection/not-found')
  const touched =
    namespace || connectionId
      ? [...(namespace ? [namespace] : []), ...ending.map((each) => each.namespace)]
      : allNamespaces
  const left = touched.filter((each) => connectionsOf(store.get(), each).every((other) => ending.includes(other)))
  setLoading(true)
  connections.leave()
  connections.stop(left)
  const cleared = await Promise.allSettled([...ctx.sessionCleaners].map((clear) => clear([...new Set(left)])))
  const ended = await connections.end(ending)
  setLoading(false)
  store.update((state) => ({ ...state, namespaceFilter: undefined }))
  const failures = [...cleared, ...ended]
    .filter((result) => result.status === 'rejected')
    .map((result) => fromRpc(result.reason))
  if (failures.length) {
    const message = failures.map((failure) => failure.shortMessage).join(' ')
    track(ctx, { event: 'DISCONNECT_ERROR', properties: { message } })
    throw walletError('disconnect/failed', undefined, { cause: failures[0], details: message })
  }
  track(ctx, { event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? ending[0]?.namespace ?? 'all' } })
  if (left.length && !isChoosing(store.get(), before)) close(ctx, { force: true })
}

/** Whether another wallet was chosen since: its screen stays, and so does its question. */
function isChoosing({ attempt, requests }: State, before: State): boolean {
  const isNew = ({ id, mode }: WalletRequest): boolean =>
    mode === 'kept' && before.requests.every((other) => other.id !== id)
  return attempt !== undefined || requests.some(isNew)
}

/** The connections that were named, and with each all of its session: a relay's session ends as a whole (STATE-07). */
function endingWith(state: State, { namespace, connectionId }: DisconnectParameters): readonly Connection[] {
  const all = connectionsOf(state)
  const named = all.filter(({ id, namespace: own }) =>
    connectionId ? id === connectionId : !namespace || own === namespace,
  )
  const sessions = named.flatMap(({ session }) => session ?? [])
  return all.filter((each) => named.includes(each) || (each.session !== undefined && sessions.includes(each.session)))
}
