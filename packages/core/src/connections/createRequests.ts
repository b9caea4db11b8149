import type { Namespace } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'
import type { Connector } from '../connectors/connector.js'
import { fromRpc } from '../errors/fromRpc.js'
import { PorticoError } from '../errors/PorticoError.js'
import { walletError } from '../errors/walletError.js'
import type { WalletRequest } from '../state/connections.js'
import type { Unsubscribe } from '../state/createStore.js'
import { activeNamespace } from '../state/selectors.js'
import type { AttemptState } from '../state/state.js'
import { connectionLimits } from './connectionLimits.js'
import type { Connections, ConnectionsParameters, ConnectRequest } from './connections.js'
import { type ConnectionsEvent, walletKey } from './machine.js'
import type { ConnectionSource, SourceConnection } from './source.js'

export type Requests = Pick<Connections, 'connect' | 'leave'> & {
  /** Nobody wants the answer any more. */
  close(requestId: string): void
}

type RequestsParameters = ConnectionsParameters & {
  dispatch(event: ConnectionsEvent, activate?: Namespace): void
  sourceOf(from: Pick<Connection, 'sourceId'>): ConnectionSource
  /** A wallet that is just being told that it is over has to be waited for. */
  untilEnded(key: string): Promise<unknown> | undefined
}

type Waiting = { resolve(connections: readonly Connection[]): void; reject(error: PorticoError): void }
type Pending = {
  readonly request: WalletRequest
  readonly connector: Connector | undefined
  readonly abort: AbortController
  /** Everybody who waits for the answer; whoever leaves stops waiting. */
  readonly waiting: Set<Waiting>
  readonly stopClock: Unsubscribe
  /** As whoever asked last wants it. */
  keepOthers: boolean
}

type Refusal = {
  /** What the wallet had approved nevertheless. */
  readonly connections: readonly Connection[]
  readonly error: PorticoError
  readonly elapsed: number
}

/** The questions to wallets that are under way. Each stays until its wallet has answered, whoever still waits for it. */
export function createRequests(parameters: RequestsParameters): Requests {
  const { env, store, dispatch } = parameters
  const pending = new Map<string, Pending>()

  async function connect(asked: ConnectRequest): Promise<readonly Connection[]> {
    if (parameters.isOver()) throw new PorticoError('kit/destroyed')
    const key = walletKey(asked)
    const { mode = 'shown', isRetry = false, keepOthers = false } = asked
    const open = isRetry ? undefined : openTo(key)
    if (mode === 'shown') leaveScreens(open && key)
    if (!open)
      return ask(asked, { id: env.randomId(), sourceId: asked.sourceId, key, namespaces: asked.namespaces, mode })
    open.keepOthers = keepOthers
    dispatch({ type: 'shown', requestId: open.request.id })
    showAttempt(open)
    return wait(open)
  }

  /** The newest open question to a wallet. */
  function openTo(key: string): Pending | undefined {
    return [...pending.values()].reverse().find(({ request, abort }) => request.key === key && !abort.signal.aborted)
  }

  function ask(asked: ConnectRequest, request: WalletRequest): Promise<readonly Connection[]> {
    const made: Pending = {
      request,
      connector: asked.connector,
      abort: new AbortController(),
      waiting: new Set(),
      stopClock: parameters.after(connectionLimits.silentWallet, () => setAttempt(request.id, { isSilent: true })),
      keepOthers: asked.keepOthers ?? false,
    }
    pending.set(request.id, made)
    dispatch({ type: 'asked', request })
    showAttempt(made)
    const done = wait(made)
    void settle(made, asked)
    return done
  }

  async function settle(made: Pending, asked: ConnectRequest): Promise<void> {
    const startedAt = env.now()
    const { request, abort } = made
    let connections: readonly Connection[] = []
    try {
      const ended = parameters.untilEnded(request.key)
      if (ended) await ended
      const source = parameters.sourceOf(request)
      const prepared = prepare(asked.namespaces)
      const onApproved = (approved: SourceConnection): void => {
        connections = [withId(approved, request)]
      }
      const answer = await source.connect(asked.request, abort.signal, onApproved)
      connections = answer.map((each) => withId(each, request))
      if (!connections.length) throw new PorticoError('connect/no-accounts')
      await prepared
      await prepare(connections.map(({ namespace }) => namespace))
      accept(made, connections)
    } catch (cause) {
      refuse(made, { connections, error: fromRpc(cause), elapsed: env.now() - startedAt })
    }
  }

  function prepare(namespaces: readonly Namespace[]): Promise<unknown> {
    const prepared = Promise.all(namespaces.map((namespace) => parameters.prepare?.(namespace)))
    prepared.catch(() => undefined) // whoever awaits it hears; a wallet that refuses first is the news then
    return prepared
  }

  function withId(connection: SourceConnection, { sourceId }: WalletRequest): Connection {
    return { ...connection, id: env.randomId(), sourceId }
  }

  function accept(made: Pending, connections: readonly Connection[]): void {
    const { request } = made
    const { keepOthers } = openTo(request.key) ?? made
    remove(made)
    const isOpen = store.get().requests.some(({ id }) => id === request.id)
    // The same wallet may have been asked twice: whichever answer comes first is the answer.
    const same = isOpen ? [made, ...[...pending.values()].filter((other) => other.request.key === request.key)] : []
    const waiting = same.flatMap((each) => [...each.waiting])
    for (const each of same) {
      each.waiting.clear()
      setAttempt(each.request.id, { status: 'succeeded' })
    }
    const inUse = activeNamespace(store.get())
    const shown = connections.find(({ namespace }) => namespace === inUse) ?? connections.at(-1)
    dispatch({ type: 'answered', requestId: request.id, connections, keepOthers }, shown?.namespace)
    if (!isOpen) return
    for (const { resolve } of waiting) resolve(connections)
    if (!waiting.length) parameters.onLate(connections, made.connector)
  }

  function refuse(made: Pending, { connections, error, elapsed }: Refusal): void {
    const { request, waiting } = made
    remove(made)
    dispatch({ type: 'refused', requestId: request.id, connections })
    const isInstant = error.code === 'rpc/user-rejected' && elapsed < connectionLimits.instantRefusal
    setAttempt(request.id, { status: 'failed', error: error.code, isInstant })
    for (const { reject } of waiting) reject(error)
    waiting.clear()
  }

  function remove({ request, stopClock }: Pending): void {
    pending.delete(request.id)
    stopClock()
  }

  function leaveScreens(exceptKey?: string | undefined): void {
    const isShown = ({ request }: Pending): boolean =>
      store.get().requests.some(({ id, mode }) => id === request.id && mode === 'shown')
    const left = [...pending.values()].filter((each) => each.request.key !== exceptKey && isShown(each))
    dispatch({ type: 'left', exceptKey })
    for (const { waiting } of left) rejectAll(waiting)
  }

  /** Tells whoever waits that nobody wants the answer; what the wallet says is still heard, to be given back. */
  function abandon({ waiting, abort, stopClock }: Pending): void {
    stopClock()
    abort.abort()
    rejectAll(waiting)
  }

  function rejectAll(waiting: Set<Waiting>): void {
    const all = [...waiting]
    waiting.clear()
    for (const { reject } of all) reject(walletError('connect/abandoned'))
  }

  function wait({ waiting }: Pending): Promise<readonly Connection[]> {
    return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
  }

  function showAttempt({ request, connector }: Pending): void {
    if (!connector) return
    store.update((state) => ({ ...state, attempt: { id: request.id, connector, status: 'pending' } }))
  }

  function setAttempt(id: string, change: Partial<AttemptState>): void {
    store.update((state) => (state.attempt?.id === id ? { ...state, attempt: { ...state.attempt, ...change } } : state))
  }

  return {
    connect,
    leave() {
      store.update((state) => (state.attempt ? { ...state, attempt: undefined } : state))
      leaveScreens()
    },
    close(requestId) {
      const closed = pending.get(requestId)
      if (closed) abandon(closed)
      // A screen that waits for it would wait for ever.
      store.update((state) =>
        state.attempt?.id === requestId && state.attempt.status === 'pending'
          ? { ...state, attempt: undefined }
          : state,
      )
    },
  }
}
