import {
  answerPublishing,
  isPeerMethod,
  type PeerAnswer,
  type PeerMethod,
  type PeerPayload,
  type PeerRequest,
  type Publishing,
  peerReasons,
  type Reason,
  type RelayedMessage,
  rejectionPublishing,
  requestPublishing,
  type StoredPairing,
  type StoredSession,
  session,
  storedPairing,
} from '@portico/wire/relay'
import { createIds } from '../createIds.js'
import { createRelay, type Relay, type RelayOptions } from '../createRelay.js'
import { createTableStorage, type TableStorage } from '../createTableStorage.js'
import { loadPrimitives, type Primitives } from '../crypto/primitives.js'
import { open, openWithPublicKey, seal } from '../crypto/seal.js'
import type { RelayEnv } from '../env.js'
import { limits } from '../limits.js'
import { RelayError } from '../RelayError.js'
import { createInbox, type Inbox } from './createInbox.js'

export type IncomingRequest = { readonly topic: string; readonly id: number; readonly params: unknown }
/** Opens envelopes that bring the sender's public key, on the one topic that expects them. */
export type KeyedTopic = {
  keyFor(publicKey: string): Promise<string>
  onAnswer(answer: PeerAnswer, publicKey: string): void
}

export type PeerHandlers = {
  /** Methods that this side handles; those of the other direction are dropped. */
  readonly methods: { readonly [Method in PeerMethod]?: (request: IncomingRequest) => void | Promise<void> }
  /** An answer without a pending request in memory, such as to one from before a reload. */
  onAnswer(topic: string, answer: PeerAnswer): void | Promise<void>
  onError(error: RelayError): void
}

/** Encrypted requests and answers by topic; both the page's and the wallet's side are built on it. */
export type Peer = {
  readonly env: RelayEnv
  readonly options: RelayOptions
  readonly relay: Relay
  primitives(): Promise<Primitives>
  readonly inbox: Inbox
  readonly sessions: TableStorage<StoredSession>
  readonly pairings: TableStorage<StoredPairing>
  nextId(): number
  /** Keys of topics that are neither a pairing nor a session yet. */
  readonly keys: Map<string, string>
  readonly keyedTopics: Map<string, KeyedTopic>
  /** Sends and waits for the answer. The id is chosen by the caller where it has to be known before. */
  request(
    topic: string,
    method: PeerMethod,
    params: unknown,
    how: { waitMs: number; ttl?: number; id?: number },
  ): Promise<unknown>
  /** Resolves when the relay has it. */
  notify(topic: string, method: PeerMethod, params: unknown, how?: { id?: number }): Promise<number>
  answer(topic: string, id: number, method: PeerMethod, result: unknown): Promise<void>
  refuse(topic: string, id: number, method: PeerMethod, reason: Reason, by: 'user' | 'auto'): Promise<void>
  /** Unsubscribes and removes all that is stored of a topic. */
  leave(topic: string, why: RelayError): void
  load(): Promise<void>
  close(): void
}

type Waiting = { readonly topic: string; resolve(result: unknown): void; reject(error: RelayError): void }

export function createPeer(env: RelayEnv, options: RelayOptions, handlers: PeerHandlers): Peer {
  const prefix = options.storagePrefix ?? '@portico/relay/'
  const waiting = new Map<number, Waiting>()
  const ids = createIds(env)
  const keys = new Map<string, string>()
  const keyedTopics = new Map<string, KeyedTopic>()
  let loading: Promise<Primitives> | undefined
  const inbox = createInbox(env, `${prefix}inbox`)
  const sessions = createTableStorage(env, { key: `${prefix}sessions`, schema: session, idOf: ({ topic }) => topic })
  const pairings = createTableStorage(env, {
    key: `${prefix}pairings`,
    schema: storedPairing,
    idOf: ({ topic }) => topic,
  })
  const relay = createRelay(env, options, { primitives, onMessage, onError: handlers.onError })

  function primitives(): Promise<Primitives> {
    loading ??= loadPrimitives(env)
    return loading
  }

  function keyOf(topic: string): string | undefined {
    return sessions.get(topic)?.symKey ?? pairings.get(topic)?.symKey ?? keys.get(topic)
  }

  async function onMessage({ topic, message }: RelayedMessage): Promise<void> {
    const keyed = keyedTopics.get(topic)
    if (keyed) {
      const opened = await openWithPublicKey(keyed.keyFor, message)
      if (opened && !('method' in opened.payload) && inbox.accept(topic, message, undefined))
        keyed.onAnswer(opened.payload, opened.publicKey)
      return
    }
    const key = keyOf(topic)
    const payload = key && open(key, message)
    if (!payload) return env.log('warn', 'A relay message could not be opened and was dropped')
    const isRequest = 'method' in payload
    if (!inbox.accept(topic, message, isRequest ? payload.id : undefined)) return
    if (isRequest) await onRequest(topic, payload)
    else await onAnswer(topic, payload)
  }

  async function onRequest(topic: string, { id, method, params }: PeerRequest): Promise<void> {
    if (isPeerMethod(method)) return handlers.methods[method]?.({ topic, id, params })
    const { unsupportedMethod: error } = peerReasons
    await publish(topic, { id, jsonrpc: '2.0', error }, { tag: 0, ttl: limits.requestSeconds, prompt: false })
  }

  async function onAnswer(topic: string, answer: PeerAnswer): Promise<void> {
    const pending = waiting.get(answer.id)
    if (!pending) return handlers.onAnswer(topic, answer)
    // An answer counts only on the topic of its request.
    if (pending.topic !== topic) return
    waiting.delete(answer.id)
    if ('error' in answer) {
      const { code: rpcCode, message: details, data } = answer.error
      pending.reject(new RelayError('relay/peer', { rpcCode, details, data }))
    } else pending.resolve(answer.result)
  }

  function publish(topic: string, payload: PeerPayload, how: Publishing): Promise<void> {
    const key = keyOf(topic)
    if (!key) return Promise.reject(new RelayError('relay/session-not-found'))
    const message = seal(env, key, payload)
    inbox.markSent(topic, message)
    return relay.publish(topic, message, how)
  }

  return {
    env,
    options,
    relay,
    primitives,
    inbox,
    sessions,
    pairings,
    keys,
    keyedTopics,
    nextId: ids.forPeer,
    request(topic, method, params, { waitMs, ttl, id = ids.forPeer() }) {
      return new Promise((resolve, reject) => {
        const timer = env.setTimeout(
          () => {
            if (waiting.delete(id))
              reject(new RelayError('relay/request-expired', { rpcCode: peerReasons.requestExpired.code }))
          },
          Math.min(waitMs, limits.maxTimerMs),
        )
        const end = (run: () => void) => {
          env.clearTimeout(timer)
          run()
        }
        waiting.set(id, {
          topic,
          resolve: (result) => end(() => resolve(result)),
          reject: (error) => end(() => reject(error)),
        })
        const how = requestPublishing(method)
        publish(topic, { id, jsonrpc: '2.0', method, params }, { ...how, ttl: ttl ?? how.ttl }).catch((error) => {
          if (waiting.delete(id)) end(() => reject(error))
        })
      })
    },
    async notify(topic, method, params, { id = ids.forPeer() } = {}) {
      await publish(topic, { id, jsonrpc: '2.0', method, params }, requestPublishing(method))
      return id
    },
    answer: (topic, id, method, result) => publish(topic, { id, jsonrpc: '2.0', result }, answerPublishing(method)),
    refuse: (topic, id, method, { code, message }, by) =>
      publish(topic, { id, jsonrpc: '2.0', error: { code, message } }, rejectionPublishing(method, by)),
    leave(topic, why) {
      relay.unsubscribe(topic)
      sessions.remove(topic)
      pairings.remove(topic)
      keys.delete(topic)
      keyedTopics.delete(topic)
      inbox.forget(topic)
      for (const [id, pending] of [...waiting]) if (pending.topic === topic && waiting.delete(id)) pending.reject(why)
    },
    async load() {
      await Promise.all([inbox.load(), sessions.load(), pairings.load()])
    },
    close() {
      relay.close()
      const error = new RelayError('relay/closed')
      const all = [...waiting.values()]
      waiting.clear()
      for (const pending of all) pending.reject(error)
    },
  }
}
