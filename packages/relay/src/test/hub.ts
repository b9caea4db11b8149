import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import {
  checkRelayJwt,
  type IrnMethod,
  type IrnParams,
  irnParams,
  irnRequest,
  isIrnMethod,
  type RelayedMessage,
  readAs,
  readJsonAs,
} from '@portico/wire/relay'
import type { RelaySocket, RelaySocketHandlers } from '../env.js'

type Kept = RelayedMessage & {
  readonly tag: number
  readonly expiresAt: number
  readonly from: string
  readonly readBy: Set<string>
}
type Connection = {
  readonly clientId: string
  readonly handlers: RelaySocketHandlers
  readonly topics: Set<string>
  /** What waits for an acknowledgement, by the id it was sent with. */
  readonly sent: Map<number, Kept>
  isOpen: boolean
}

export type Hub = ReturnType<typeof createHub>

/** A relay in a few lines: topics, a mailbox with lifetimes, nothing durable. For tests of both ends in one process. */
export function createHub(clock: { now(): number }, url = 'wss://relay.test/relay') {
  const connections = new Set<Connection>()
  const mailbox = new Map<string, Kept[]>()
  /** Every call, as it came. */
  const calls: { method: string; params: unknown; clientId: string; by: 'socket' | 'http' }[] = []
  const opened: string[] = []
  const controls = {
    isUp: true,
    /** Clients whose sockets stay open and bring nothing. */
    deafTo: new Set<string>(),
    /** Closes every new socket with 3000. */
    refusal: undefined as string | undefined,
    /** What a hostile or broken relay does with a delivery: none, one or several instead. */
    tamper: (delivery: RelayedMessage): RelayedMessage[] => [delivery],
    /** Hands publishers their own messages back. */
    isEcho: false,
  }
  let lastId = 0

  const nextId = () => clock.now() * 1000 + (lastId++ % 1000)
  const later = (run: () => void) => void Promise.resolve().then(run)
  const alive = (topic: string) => (mailbox.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > clock.now())
  const subscriptionId = (topic: string, clientId: string) =>
    createHash('sha256')
      .update(topic + clientId)
      .digest('hex')

  function clientIdOf(address: string): string | undefined {
    const check = checkRelayJwt(new URL(address).searchParams.get('auth') ?? '', {
      now: clock.now(),
      isAudience: (audience) => audience === url,
      verify: (signature, message, key) => ed25519.verify(signature, message, key, { zip215: false }),
    })
    return check.isValid ? check.clientId : undefined
  }

  function deliver(connection: Connection, kept: Kept): void {
    const { topic, message, publishedAt, tag } = kept
    for (const data of controls.tamper({ topic, message, publishedAt, tag })) {
      const id = nextId()
      connection.sent.set(id, kept)
      const params = { id: subscriptionId(topic, connection.clientId), data }
      push(connection, { id, jsonrpc: '2.0', method: 'irn_subscription', params })
    }
  }

  function push(connection: Connection, frame: unknown): void {
    later(
      () =>
        connection.isOpen &&
        !controls.deafTo.has(connection.clientId) &&
        connection.handlers.onMessage(JSON.stringify(frame)),
    )
  }

  function publish(params: IrnParams<'irn_publish'>, from: string): boolean {
    const kept = mailbox.get(params.topic) ?? []
    if (kept.some(({ message }) => message === params.message)) return true
    const { topic, message, tag, ttl } = params
    const now = clock.now()
    const entry: Kept = { topic, message, tag, publishedAt: now, expiresAt: now + ttl * 1000, from, readBy: new Set() }
    mailbox.set(topic, [...kept, entry])
    for (const connection of connections)
      if (connection.topics.has(topic) && (connection.clientId !== from || controls.isEcho)) deliver(connection, entry)
    return true
  }

  function unread(topic: string, clientId: string): Kept[] {
    return alive(topic).filter(({ from, readBy }) => from !== clientId && !readBy.has(clientId))
  }

  function subscribe(connection: Connection, topic: string): string {
    connection.topics.add(topic)
    for (const kept of unread(topic, connection.clientId)) deliver(connection, kept)
    return subscriptionId(topic, connection.clientId)
  }

  function fetchFor(topics: readonly string[], clientId: string) {
    const found = topics.flatMap((topic) => unread(topic, clientId))
    for (const { readBy } of found) readBy.add(clientId)
    const messages = found.flatMap(({ topic, message, publishedAt, tag }) =>
      controls.tamper({ topic, message, publishedAt, tag }),
    )
    return { messages, hasMore: false }
  }

  type Handlers = { [Method in IrnMethod]: (params: IrnParams<Method>) => unknown }
  function handlersFor(clientId: string, connection: Connection | undefined): Handlers {
    const listen = (topic: string) => (connection ? subscribe(connection, topic) : subscriptionId(topic, clientId))
    return {
      irn_publish: (params) => publish(params, clientId),
      irn_batchPublish: ({ messages }) => messages.every((message) => publish(message, clientId)),
      irn_subscribe: ({ topic }) => listen(topic),
      irn_batchSubscribe: ({ topics }) => topics.map(listen),
      irn_unsubscribe: ({ topic }) => connection?.topics.delete(topic) ?? true,
      irn_batchUnsubscribe: () => true,
      irn_fetchMessages: ({ topic }) => fetchFor([topic], clientId),
      irn_batchFetchMessages: ({ topics }) => fetchFor(topics, clientId),
      wc_proposeSession: ({ pairingTopic, sessionProposal, ttl }) => {
        listen(pairingTopic)
        return publish({ topic: pairingTopic, message: sessionProposal, ttl, tag: 1100 }, clientId)
      },
      wc_approveSession: (params) => {
        const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl } = params
        listen(sessionTopic)
        publish({ topic: pairingTopic, message: sessionProposalResponse, ttl, tag: 1101 }, clientId)
        return publish({ topic: sessionTopic, message: sessionSettlementRequest, ttl, tag: 1102 }, clientId)
      },
    }
  }

  function answer(text: string, clientId: string, connection: Connection | undefined): unknown {
    const request = readJsonAs(irnRequest, text)
    if (!request) return undefined
    const { id, method } = request
    calls.push({ method, params: request.params, clientId, by: connection ? 'socket' : 'http' })
    const fail = (code: number, message: string) => ({ id, jsonrpc: '2.0', error: { code, message } })
    if (!isIrnMethod(method)) return fail(-32601, 'Method not found')
    if (!connection && !/^irn_(batch)?(publish|fetch)/i.test(method)) return fail(-32600, 'This call needs a WebSocket')
    const params = readAs<unknown>(irnParams[method], request.params)
    if (params === undefined) return fail(-32602, 'Invalid params')
    const run = handlersFor(clientId, connection)[method] as (params: unknown) => unknown
    return { id, jsonrpc: '2.0', result: run(params) }
  }

  function close(connection: Connection, code: number, reason = ''): void {
    if (!connections.delete(connection)) return
    connection.isOpen = false
    later(() => connection.handlers.onClose({ code, reason }))
  }

  return {
    url,
    calls,
    opened,
    controls,
    connections: () => connections.size,
    messagesOn: alive,
    /** Puts something on a topic that no client of ours sent. */
    inject(topic: string, message: string, tag = 0): void {
      publish({ topic, message, tag, ttl: 300 }, 'somebody')
    },
    closeAll(code: number, reason?: string): void {
      for (const connection of [...connections]) close(connection, code, reason)
    },
    openSocket(address: string, handlers: RelaySocketHandlers): RelaySocket {
      opened.push(address)
      const clientId = clientIdOf(address)
      const connection: Connection = {
        clientId: clientId ?? '',
        handlers,
        topics: new Set(),
        sent: new Map(),
        isOpen: false,
      }
      later(() => {
        if (!controls.isUp) return handlers.onClose({ code: 1006, reason: '' })
        connections.add(connection)
        connection.isOpen = true
        handlers.onOpen()
        if (!clientId) close(connection, 3000, 'Unauthorized: invalid key')
        if (controls.refusal !== undefined) close(connection, 3000, controls.refusal)
      })
      return {
        send(text) {
          if (!connection.isOpen || controls.deafTo.has(connection.clientId)) return
          const frame: { id?: number; result?: unknown } = JSON.parse(text)
          const acknowledged = connection.sent.get(frame.id ?? 0)
          if (acknowledged && frame.result === true) {
            acknowledged.readBy.add(connection.clientId)
            return
          }
          const reply = answer(text, connection.clientId, connection)
          if (reply) push(connection, reply)
        },
        close: (code = 1000, reason = '') => close(connection, code, reason),
      }
    },
    async fetch(address: string, init: RequestInit): Promise<Response> {
      if (!controls.isUp) throw new TypeError('fetch failed')
      const clientId = clientIdOf(address.replace(/^http/, 'ws'))
      if (!clientId) return new Response('Unauthorized: invalid key', { status: 401 })
      if (controls.refusal !== undefined) return new Response(controls.refusal, { status: 403 })
      return Response.json(answer(String(init.body), clientId, undefined))
    },
  }
}
