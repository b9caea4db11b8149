import type { CaipNetworkId, Namespace } from '@portico/wire'
import type { Account, Connection } from '../adapters/adapter.js'
import { type NamespaceConnections, noConnections, type WalletRequest } from '../state/connections.js'

/** All that is known of connections: per namespace, and the questions that are open. */
export type ConnectionsState = {
  readonly connections: Readonly<Partial<Record<Namespace, NamespaceConnections>>>
  readonly requests: readonly WalletRequest[]
}

export type ConnectionsEvent =
  /** A wallet is asked. Whoever else was asked in these namespaces is not wanted any more. */
  | { readonly type: 'asked'; readonly request: WalletRequest }
  /** The visitor chose again what is being asked already. */
  | { readonly type: 'shown'; readonly requestId: string }
  /** The visitor left the screens that wait, but for the one of a certain wallet; the wallet's window may still be open. */
  | { readonly type: 'left'; readonly exceptKey?: string | undefined }
  | {
      readonly type: 'answered'
      readonly requestId: string
      readonly connections: readonly Connection[]
      /** The wallets that are connected stay so, beside the new one. */
      readonly keepOthers: boolean
    }
  /** The wallet said no, or it said yes and the page could do nothing with it. */
  | { readonly type: 'refused'; readonly requestId: string; readonly connections: readonly Connection[] }
  /** Whoever asked wants no answer any more. */
  | { readonly type: 'cancelled'; readonly requestId: string }
  | { readonly type: 'restoring'; readonly namespace: Namespace; readonly restoreId: string }
  | {
      readonly type: 'restored'
      readonly namespace: Namespace
      readonly restoreId: string
      readonly connections: readonly Connection[]
      /** The connector that was in use. */
      readonly connectorId: string | undefined
    }
  | { readonly type: 'selected'; readonly connectionId: string }
  | { readonly type: 'accounts'; readonly connectionId: string; readonly accounts: readonly Account[] }
  | { readonly type: 'network'; readonly connectionId: string; readonly network: CaipNetworkId }
  | { readonly type: 'approved'; readonly connectionId: string; readonly approved: readonly CaipNetworkId[] }
  /** These connections are over: ended here or by the wallet, or by another tab. */
  | { readonly type: 'ended' | 'endedElsewhere'; readonly connectionIds: readonly string[] }
  /** The visitor disconnects these namespaces: nothing that is under way may connect them. */
  | { readonly type: 'stopped'; readonly namespaces: readonly Namespace[] }
  /** Another tab connected, or disconnected: what this one shares with it, and what it left open, is over. */
  | { readonly type: 'otherTab'; readonly namespace: Namespace; readonly connectionIds: readonly string[] }
  | { readonly type: 'destroyed' }

export type ConnectionsEffect =
  /** Nobody wants an answer to this request any more. */
  | { readonly type: 'close'; readonly request: WalletRequest }
  /** A wallet said yes to nobody: the permission goes back where that is possible. */
  | { readonly type: 'giveBack'; readonly connections: readonly Connection[] }
  /** Another wallet took their place. */
  | { readonly type: 'replaced'; readonly connections: readonly Connection[] }

export type Transition = { readonly state: ConnectionsState; readonly effects: readonly ConnectionsEffect[] }

export const initialConnections: ConnectionsState = /* @__PURE__ */ Object.freeze({ connections: {}, requests: [] })

/** What an event does to the connections. Pure: whatever has to be done about it is among the effects. */
export function transition(state: ConnectionsState, event: ConnectionsEvent): Transition {
  switch (event.type) {
    case 'asked': {
      const { request } = event
      const isInTheWay = (other: WalletRequest): boolean =>
        overlaps(other, request.namespaces) &&
        other.key !== request.key &&
        (request.mode === 'silent' ? other.mode === 'silent' : other.mode !== 'kept')
      const closed = closeRequests(state, isInTheWay)
      return { ...closed, state: { ...closed.state, requests: [...closed.state.requests, request] } }
    }
    case 'shown':
      return only({
        ...state,
        requests: state.requests.map((each) => (each.id === event.requestId ? { ...each, mode: 'shown' } : each)),
      })
    case 'left': {
      const isLeft = ({ mode, key }: WalletRequest): boolean => mode === 'shown' && key !== event.exceptKey
      if (!state.requests.some(isLeft)) return only(state)
      return only({
        ...state,
        requests: state.requests.map((each) => (isLeft(each) ? { ...each, mode: 'aside' } : each)),
      })
    }
    case 'answered':
      return answered(state, event)
    case 'refused': {
      const next = withoutRequest(state, event.requestId)
      return { state: next, effects: giveBack(next, event.connections) }
    }
    case 'cancelled':
      return closeRequests(state, ({ id }) => id === event.requestId)
    case 'restoring':
      return only(setNamespace(state, event.namespace, { restoring: event.restoreId }))
    case 'restored':
      return restored(state, event)
    case 'selected':
      return only(changeOwner(state, event.connectionId, (owner) => ({ ...owner, activeId: event.connectionId })))
    case 'accounts':
      return only(changeConnection(state, event.connectionId, { accounts: event.accounts }))
    case 'network':
      return only(changeConnection(state, event.connectionId, { network: event.network }))
    case 'approved':
      return only(changeConnection(state, event.connectionId, { approved: event.approved }))
    case 'ended':
    case 'endedElsewhere':
      return only(event.connectionIds.reduce(removeConnection, state))
    case 'stopped':
      return stopped(state, event.namespaces, () => true)
    case 'otherTab':
      return dropped(state, event)
    case 'destroyed': {
      const { effects } = closeRequests(state, () => true)
      return { state: initialConnections, effects }
    }
    default:
      return event satisfies never
  }
}

function answered(
  state: ConnectionsState,
  { requestId, connections, keepOthers }: Extract<ConnectionsEvent, { type: 'answered' }>,
): Transition {
  const request = state.requests.find(({ id }) => id === requestId)
  if (!request || connections.length === 0) return { state, effects: giveBack(state, connections) }
  const namespaces = connections.map(({ namespace }) => namespace)
  // A silent answer is nobody's choice: it takes nothing from the visitor.
  const isClosed = (other: WalletRequest): boolean =>
    overlaps(other, namespaces) && (request.mode !== 'silent' || other.mode === 'silent')
  const closed = closeRequests(withoutRequest(state, requestId), isClosed)
  const before = allConnections(closed.state)
  const isTaken = (old: Connection): boolean =>
    connections.some((each) => each.namespace === old.namespace && (!keepOthers || isSameConnector(each, old)))
  // A session that lost one namespace to another wallet is over in all of them. What the host connects takes the place of
  // others in this tab alone: other tabs may use theirs, so no session ends by it and no wallet is told.
  const isHosts = request.mode === 'silent'
  const sessions = isHosts ? [] : before.filter(isTaken).flatMap(({ session }) => session ?? [])
  const gone = before.filter((old) => isTaken(old) || (old.session !== undefined && sessions.includes(old.session)))
  const cleared = gone.reduce((next, { id }) => removeConnection(next, id), closed.state)
  const next = connections.reduce((each, connection) => {
    const { list } = each.connections[connection.namespace] ?? noConnections
    return setNamespace(each, connection.namespace, {
      list: [...list, connection],
      activeId: connection.id,
      restoring: undefined, // what the visitor chose now counts, not what was found again
    })
  }, cleared)
  const replaced = isHosts ? [] : gone.filter((old) => !connections.some((each) => isSameWallet(each, old)))
  const effects: readonly ConnectionsEffect[] = replaced.length ? [{ type: 'replaced', connections: replaced }] : []
  return { state: next, effects: [...closed.effects, ...effects] }
}

function restored(
  state: ConnectionsState,
  { namespace, restoreId, connections, connectorId }: Extract<ConnectionsEvent, { type: 'restored' }>,
): Transition {
  const owner = state.connections[namespace]
  if (owner?.restoring !== restoreId) return only(state)
  const known = owner.list
  const list = [...known, ...connections.filter((found) => !known.some((other) => isSameConnector(other, found)))]
  const inUse = list.find((connection) => connection.connectorId === connectorId)
  const activeId = owner.activeId ?? inUse?.id ?? list[0]?.id
  return only(setNamespace(state, namespace, { list, activeId, restoring: undefined }))
}

function stopped(
  state: ConnectionsState,
  namespaces: readonly Namespace[],
  isUnwanted: (request: WalletRequest) => boolean,
): Transition {
  const closed = closeRequests(state, (request) => overlaps(request, namespaces) && isUnwanted(request))
  const next = namespaces.reduce(
    (before, namespace) =>
      before.connections[namespace]?.restoring ? setNamespace(before, namespace, { restoring: undefined }) : before,
    closed.state,
  )
  return { ...closed, state: next }
}

/** A prompt that the visitor looks at stays theirs to answer. */
function dropped(
  state: ConnectionsState,
  { namespace, connectionIds }: Extract<ConnectionsEvent, { type: 'otherTab' }>,
): Transition {
  const closed = stopped(state, [namespace], ({ mode }) => mode === 'aside')
  return { ...closed, state: connectionIds.reduce(removeConnection, closed.state) }
}

/** What nobody uses goes back. A permission of a wallet that is in use, or is asked once more, is the same permission. */
function giveBack(state: ConnectionsState, connections: readonly Connection[]): readonly ConnectionsEffect[] {
  const isInUse = (connection: Connection): boolean =>
    allConnections(state).some((other) => isSameWallet(other, connection)) ||
    (connection.session === undefined && state.requests.some(({ key }) => key === walletKey(connection)))
  const unused = connections.filter((connection) => !isInUse(connection))
  return unused.length ? [{ type: 'giveBack', connections: unused }] : []
}

/** Names a wallet among all that can be asked. */
export function walletKey({ sourceId, connectorId }: Pick<Connection, 'sourceId' | 'connectorId'>): string {
  return `${sourceId} ${connectorId}`
}

export function allConnections({ connections }: Pick<ConnectionsState, 'connections'>): readonly Connection[] {
  return Object.values(connections).flatMap(({ list }) => list)
}

function isSameConnector(one: Connection, other: Connection): boolean {
  return one.namespace === other.namespace && walletKey(one) === walletKey(other)
}

function isSameWallet(one: Connection, other: Connection): boolean {
  return isSameConnector(one, other) && one.session === other.session
}

function overlaps({ namespaces }: WalletRequest, others: readonly Namespace[]): boolean {
  return namespaces.some((namespace) => others.includes(namespace))
}

function only(state: ConnectionsState): Transition {
  return { state, effects: [] }
}

function closeRequests(state: ConnectionsState, isClosed: (request: WalletRequest) => boolean): Transition {
  const closed = state.requests.filter(isClosed)
  if (!closed.length) return only(state)
  return {
    state: { ...state, requests: state.requests.filter((request) => !isClosed(request)) },
    effects: closed.map((request) => ({ type: 'close', request })),
  }
}

function withoutRequest(state: ConnectionsState, requestId: string): ConnectionsState {
  const requests = state.requests.filter(({ id }) => id !== requestId)
  return requests.length === state.requests.length ? state : { ...state, requests }
}

function setNamespace(
  state: ConnectionsState,
  namespace: Namespace,
  change: Partial<NamespaceConnections>,
): ConnectionsState {
  const before = state.connections[namespace] ?? noConnections
  return { ...state, connections: { ...state.connections, [namespace]: { ...before, ...change } } }
}

/** Changes the namespace that holds a connection; nothing where the connection is over. */
function changeOwner(
  state: ConnectionsState,
  connectionId: string,
  change: (owner: NamespaceConnections) => NamespaceConnections,
): ConnectionsState {
  const connection = allConnections(state).find(({ id }) => id === connectionId)
  const owner = connection && state.connections[connection.namespace]
  return connection && owner ? setNamespace(state, connection.namespace, change(owner)) : state
}

function changeConnection(
  state: ConnectionsState,
  connectionId: string,
  change: Partial<Pick<Connection, 'accounts' | 'network' | 'approved'>>,
): ConnectionsState {
  return changeOwner(state, connectionId, (owner) => ({
    ...owner,
    list: owner.list.map((each) => (each.id === connectionId ? { ...each, ...change } : each)),
  }))
}

/** The wallet connected before it is the one in use then, if there is one. */
function removeConnection(state: ConnectionsState, connectionId: string): ConnectionsState {
  return changeOwner(state, connectionId, (owner) => {
    const list = owner.list.filter(({ id }) => id !== connectionId)
    const activeId = owner.activeId === connectionId ? list.at(-1)?.id : owner.activeId
    return { ...owner, list, activeId }
  })
}
