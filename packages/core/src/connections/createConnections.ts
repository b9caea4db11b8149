import type { Namespace } from '@portico/wire'
import type { Connection, SavedConnection } from '../adapters/adapter.js'
import { PorticoError } from '../errors/PorticoError.js'
import { walletError } from '../errors/walletError.js'
import { noConnections } from '../state/connections.js'
import { createStorage, type PorticoStorage } from '../storage/createStorage.js'
import { connectionLimits } from './connectionLimits.js'
import type { Connections, ConnectionsParameters } from './connections.js'
import { createRequests } from './createRequests.js'
import {
  allConnections,
  type ConnectionsEffect,
  type ConnectionsEvent,
  type ConnectionsState,
  transition,
  walletKey,
} from './machine.js'
import { hasKeptChanged, isStoredElsewhere, otherStored, storeNamespace } from './persist.js'
import { project } from './project.js'
import { adapterSourceId, type ConnectionSource } from './source.js'
import { storedConnections } from './storedConnections.js'

/** Runs the machine: feeds it what happens, keeps its state in the store and does what it asks for. */
export function createConnections(parameters: ConnectionsParameters): Connections {
  const { env, store, storage, isOver } = parameters
  const sources = new Map(parameters.sources.map((source) => [source.id, source]))
  const ending = new Map<string, Promise<unknown>>()
  const requests = createRequests({ ...parameters, dispatch, sourceOf, untilEnded: (key) => ending.get(key) })
  // After all who end with the kit: to them it is no disconnect.
  parameters.onDestroy(() => void Promise.resolve().then(() => dispatch({ type: 'destroyed' })))

  function dispatch(event: ConnectionsEvent, activate?: Namespace): void {
    const before = store.get()
    const { state, effects } = transition(before, event)
    if (state.connections !== before.connections || state.requests !== before.requests)
      store.update((current) => project(current, state, activate))
    for (const effect of effects) run(effect)
    if (!keepsStored.includes(event.type)) keep(before, event)
  }

  function run(effect: ConnectionsEffect): void {
    switch (effect.type) {
      case 'close':
        requests.close(effect.request.id)
        break
      case 'giveBack':
        // What the host connected is the host's to end.
        for (const connection of effect.connections.filter(isStored))
          if (!isStoredElsewhere(readable(), connection)) quietly(() => sourceOf(connection).end(connection))
        break
      case 'replaced':
        for (const connection of effect.connections) quietly(() => sourceOf(connection).replaced?.(connection))
        break
      default:
        effect satisfies never
    }
  }

  /** Of no interest to the visitor; the developer may look. */
  async function quietly(work: () => Promise<void> | undefined): Promise<void> {
    try {
      await work()
    } catch (error) {
      env.log('warn', 'Portico:', error)
    }
  }

  /** A kit that was destroyed writes nothing; what the other tabs keep still counts. */
  function readable(): PorticoStorage {
    return isOver() ? createStorage(env, parameters.id) : storage
  }

  /** Stores the namespaces whose stored part an event has changed. */
  function keep({ connections: before }: ConnectionsState, event: ConnectionsEvent): void {
    // What the host connects takes the place of others in this tab alone.
    if (event.type === 'answered' && !event.connections.some(isStored)) return
    const { connections: after } = store.get()
    // Keys of this very record.
    for (const namespace of Object.keys(after) as Namespace[]) {
      const [old, now] = [before[namespace], after[namespace]]
      const isGivenUp = event.type === 'stopped' && old?.restoring !== now?.restoring
      const isAnswered = event.type === 'answered' && event.connections.some((each) => each.namespace === namespace)
      const selected = event.type === 'selected' && now?.list.find(({ id }) => id === event.connectionId)
      const isSelected = selected ? isStored(selected) : false
      if (!isGivenUp && !isSelected && !hasKeptChanged(old, now, isStored)) continue
      const isAlone = isGivenUp || (isAnswered && !event.keepOthers)
      const others = isAlone ? [] : otherStored(storage, namespace, old, isStored)
      storeNamespace(storage, namespace, now, { isStored, others, isChosen: isAnswered || isSelected })
    }
  }

  function sourceOf({ sourceId }: Pick<Connection, 'sourceId'>): ConnectionSource {
    const source = sources.get(sourceId)
    if (!source) throw new PorticoError('connector/not-found', { connector: sourceId })
    return source
  }

  function isStored(connection: Connection): boolean {
    return sourceOf(connection).isStored
  }

  async function restore(namespace: Namespace): Promise<void> {
    const saved = storedConnections(storage, namespace)
    const connectorId = saved[0]?.connectorId
    const before = store.get().connections[namespace]?.restoring
    // Another tab took it away since this one began to look.
    if (!saved.length && before)
      dispatch({ type: 'restored', namespace, restoreId: before, connections: [], connectorId })
    if (!saved.length) return
    const restoreId = env.randomId()
    dispatch({ type: 'restoring', namespace, restoreId })
    const found = await Promise.all(saved.map((each) => find(namespace, each)))
    if (isOver() || store.get().connections[namespace]?.restoring !== restoreId) return
    // Another tab may have changed it meanwhile.
    if (!isSameStored(saved, storedConnections(storage, namespace))) return restore(namespace)
    const connections = found.filter((each) => each !== undefined)
    dispatch({ type: 'restored', namespace, restoreId, connections, connectorId })
  }

  /** A wallet that does not answer is looked for again by the next visit; nobody asked for it now. */
  async function find(namespace: Namespace, saved: SavedConnection): Promise<Connection | undefined> {
    const claims = (source: ConnectionSource): boolean => source.connectorIds?.includes(saved.connectorId) ?? false
    const source = [...sources.values()].find(claims) ?? sources.get(adapterSourceId(namespace))
    try {
      const [found] = await Promise.all([source?.restore(namespace, saved), parameters.prepare?.(namespace)])
      if (!source || !found) return undefined
      await parameters.prepare?.(namespace)
      return { ...found, id: env.randomId(), sourceId: source.id }
    } catch {
      return undefined // the visitor did not ask for anything and sees no error
    }
  }

  /** A wallet that is silent, or out of reach, is not waited for: the visitor has disconnected. */
  function tell(connection: Connection): Promise<void> {
    const telling = (async (): Promise<void> => sourceOf(connection).end(connection))()
    return new Promise((resolve, reject) => {
      const stopClock = parameters.after(connectionLimits.silentEnd, () => {
        void quietly(() => telling)
        resolve()
      })
      telling.then(resolve, reject).finally(stopClock)
    })
  }

  async function endOne(connection: Connection): Promise<void> {
    const key = walletKey(connection)
    const told = tell(connection)
    // A session may end in several namespaces at once: the wallet is free after the last of them.
    const all = Promise.allSettled([ending.get(key), told])
    ending.set(key, all)
    try {
      await told
    } finally {
      if (ending.get(key) === all) ending.delete(key)
      dispatch({ type: 'ended', connectionIds: [connection.id] })
    }
  }

  return {
    connect: requests.connect,
    leave: requests.leave,
    cancel(sourceId) {
      for (const request of store.get().requests)
        if (request.sourceId === sourceId) dispatch({ type: 'cancelled', requestId: request.id })
    },
    restore,
    isStored,
    select(connectionId) {
      const found = allConnections(store.get()).find(({ id }) => id === connectionId)
      if (!found) throw walletError('connection/not-found')
      dispatch({ type: 'selected', connectionId }, found.namespace)
    },
    setAccounts: (connectionId, accounts) => dispatch({ type: 'accounts', connectionId, accounts }),
    setNetwork: (connectionId, network) => dispatch({ type: 'network', connectionId, network }),
    setApproved: (connectionId, approved) => dispatch({ type: 'approved', connectionId, approved }),
    stop: (namespaces) => dispatch({ type: 'stopped', namespaces }),
    follow(namespace) {
      const { list } = store.get().connections[namespace] ?? noConnections
      const shared = list.filter(isStored)
      // What a source remembers of a session is old; the session itself is the other tab's to keep or to end.
      for (const source of new Set(shared.map(sourceOf))) source.forget?.()
      dispatch({ type: 'otherTab', namespace, connectionIds: shared.map(({ id }) => id) })
    },
    end(connections) {
      for (const namespace of new Set(connections.filter(isStored).map((each) => each.namespace))) {
        const owner = store.get().connections[namespace] ?? noConnections
        const stays = (each: Connection): boolean => !connections.includes(each) && isStored(each)
        // With the last of them the visitor leaves the namespace, and so whatever this tab has not found in it.
        const others = owner.list.some(stays) ? otherStored(storage, namespace, owner, isStored) : []
        storeNamespace(storage, namespace, owner, { isStored: stays, others, isChosen: false })
      }
      return Promise.allSettled(connections.map(endOne))
    },
    lostElsewhere: (connections) =>
      dispatch({ type: 'endedElsewhere', connectionIds: connections.map(({ id }) => id) }),
    lost: (connections) => dispatch({ type: 'ended', connectionIds: connections.map(({ id }) => id) }),
  }
}

function isSameStored(one: readonly SavedConnection[], other: readonly SavedConnection[]): boolean {
  const keysOf = (list: readonly SavedConnection[]): string =>
    list.map(({ connectorId, session = '' }) => `${connectorId} ${session}`).join()
  return keysOf(one) === keysOf(other)
}

/** What is stored does not follow these: it is what is looked for, or it is another tab's. */
const keepsStored: readonly ConnectionsEvent['type'][] = /* @__PURE__ */ Object.freeze([
  'restoring',
  'restored',
  'otherTab',
  'endedElsewhere',
  'destroyed',
])
