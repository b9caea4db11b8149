import type { AppMetadata, Publishing, RelayedMessage } from '@portico/wire/relay'
import { loadIdentity } from './crypto/identity.js'
import type { Primitives } from './crypto/primitives.js'
import type { RelayEnv } from './env.js'
import { limits } from './limits.js'
import { isRelayError, RelayError } from './RelayError.js'
import { createHttpTransport, httpCall } from './transport/createHttpTransport.js'
import { createSocketTransport } from './transport/createSocketTransport.js'
import { fetchMissed } from './transport/fetchMissed.js'
import { httpUrl, socketUrl } from './transport/relayUrl.js'
import type { TransportEvents } from './transport/transport.js'

export type RelayOptions = {
  /** The operator's relay: `wss://kit.example.com/relay`, or `ws:` on this machine. */
  readonly relayUrl: string
  readonly projectId: string
  /** What the other side shows its user. */
  readonly metadata: AppMetadata
  /**
   * Before every stored key.
   * @default '@portico/relay/'
   */
  readonly storagePrefix?: string | undefined
  /**
   * A socket, or calls over HTTP at every heartbeat where sockets do not get through.
   * @default 'socket'
   */
  readonly transport?: 'socket' | 'http' | undefined
}

/** Topics and sealed messages; knows nothing of what is in them. */
export type Relay = {
  clientId(): Promise<string>
  /** Resolves when the relay has confirmed. */
  subscribe(topic: string): Promise<void>
  unsubscribe(topic: string): void
  /** Resolves when the relay has it for sure; tries until the message would have expired. */
  publish(topic: string, message: string, how: Publishing): Promise<void>
  /** Fetches what was missed, over HTTP: a phone's browser may have lost the socket without knowing. */
  wake(): Promise<void>
  close(): void
}

export function createRelay(
  env: RelayEnv,
  options: RelayOptions,
  handlers: {
    primitives(): Promise<Primitives>
    onMessage(message: RelayedMessage): Promise<void>
    onError(error: RelayError): void
  },
): Relay {
  const wanted = new Set<string>()
  /** Topics with the relay's name for our subscription. */
  const confirmed = new Map<string, string | undefined>()
  const queues = new Map<string, Promise<void>>()
  let identity: ReturnType<typeof loadIdentity> | undefined

  function loadOnce(): ReturnType<typeof loadIdentity> {
    const key = `${options.storagePrefix ?? '@portico/relay/'}identity`
    identity ??= handlers.primitives().then((primitives) => loadIdentity(env, primitives, key))
    return identity
  }

  async function address(format: typeof socketUrl): Promise<string> {
    const auth = await (await loadOnce()).token(options.relayUrl)
    return format(options.relayUrl, { auth, projectId: options.projectId })
  }

  /** In the order of arrival, one after the other per topic; topics do not wait for each other. */
  function onMessage(message: RelayedMessage): Promise<void> {
    if (!wanted.has(message.topic)) return Promise.resolve()
    const before = queues.get(message.topic) ?? Promise.resolve()
    const handled = before.then(() => handlers.onMessage(message))
    const settled = handled.catch(() => undefined)
    queues.set(message.topic, settled)
    void settled.then(() => {
      if (queues.get(message.topic) === settled) queues.delete(message.topic)
    })
    return handled
  }

  const isHttp = options.transport === 'http'
  const events: TransportEvents = {
    // A new socket subscribes again to what the relay had confirmed; fetching over HTTP needs no subscription.
    topics: () => [...(isHttp ? wanted : confirmed.keys())],
    onMessage,
    onError: handlers.onError,
  }
  const transport = isHttp
    ? createHttpTransport(env, () => address(httpUrl), events)
    : createSocketTransport(env, () => address(socketUrl), events)

  async function untilAnswered(attempt: () => Promise<unknown>, deadline: number): Promise<unknown> {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (!isWorthAnotherTry(error)) throw error
        if (env.now() >= deadline) throw new RelayError('relay/publish-expired', { cause: error })
      }
      await new Promise<void>((resolve) => void env.setTimeout(resolve, limits.retryMs))
    }
  }

  return {
    clientId: async () => (await loadOnce()).clientId,
    async subscribe(topic) {
      if (wanted.has(topic)) return
      wanted.add(topic)
      // HTTP has no push: messages are fetched.
      if (isHttp) return transport.wake()
      const attempt = async () => (wanted.has(topic) ? transport.call('irn_subscribe', { topic }) : undefined)
      let id: unknown
      try {
        id = await untilAnswered(attempt, Number.POSITIVE_INFINITY)
      } finally {
        // Also after a refusal: the next connection that holds listens to it.
        if (wanted.has(topic)) confirmed.set(topic, typeof id === 'string' ? id : undefined)
      }
    },
    unsubscribe(topic) {
      wanted.delete(topic)
      if (!confirmed.has(topic)) return
      const id = confirmed.get(topic)
      confirmed.delete(topic)
      // Best effort: if the relay does not get it, it sends messages that are then ignored.
      if (!transport.isOpen()) return
      transport.call('irn_unsubscribe', { topic, ...(id && { id }) }).catch(() => undefined)
    },
    async publish(topic, message, { ttl, tag, prompt }) {
      const deadline = env.now() + ttl * 1000
      const attempt = () => {
        const left = Math.max(limits.minTtlSeconds, Math.ceil((deadline - env.now()) / 1000))
        return transport.call('irn_publish', { topic, message, ttl: left, tag, prompt }, deadline)
      }
      let timer: unknown
      const expired = new Promise<never>((_, reject) => {
        timer = env.setTimeout(
          () => reject(new RelayError('relay/publish-expired')),
          Math.min(ttl * 1000, limits.maxTimerMs),
        )
      })
      await Promise.race([untilAnswered(attempt, deadline), expired]).finally(() => env.clearTimeout(timer))
    },
    async wake() {
      transport.wake()
      const missed = { topics: () => [...wanted], onMessage }
      const call = httpCall(env, () => address(httpUrl))
      await fetchMissed(call, missed).catch((error) => env.log('info', 'Unable to fetch missed messages', error))
    },
    close: () => transport.close(),
  }
}

/** Lost, late, too many at once, or a relay that cannot reach its database: all of it passes. */
function isWorthAnotherTry(error: unknown): boolean {
  if (!isRelayError(error)) return false
  if (error.code === 'relay/answer') return error.rpcCode === -32005 || error.rpcCode === -32002
  return error.code === 'relay/disconnected' || error.code === 'relay/timeout'
}
