import { irnSubscription, maxBatchTopics, readAs, relayCloseCodes } from '@portico/wire/relay'
import type { RelayEnv, RelaySocket } from '../env.js'
import { limits } from '../limits.js'
import { RelayError } from '../RelayError.js'
import { chunk } from './chunk.js'
import { closeError } from './closeError.js'
import { createCalls } from './createCalls.js'
import { retryDelay } from './retryDelay.js'
import type { Transport, TransportEvents } from './transport.js'

type Waiter = { resolve(): void; reject(error: RelayError): void }

/** Opens with the first call, reconnects while there are subscriptions, and stays closed without any. */
export function createSocketTransport(
  env: RelayEnv,
  address: () => Promise<string>,
  events: TransportEvents,
): Transport {
  const calls = createCalls(env)
  const waiters = new Set<Waiter>()
  let socket: RelaySocket | undefined
  let isOpen = false
  let isClosed = false
  let failures = 0
  let startedAt = 0
  let heardAt = 0
  let heartbeatAt = 0
  let isProbing = false
  let retryTimer: unknown
  let heartbeatTimer: unknown

  function isNeeded(): boolean {
    return waiters.size > 0 || calls.count() > 0 || events.topics().length > 0
  }

  function whenOpen(): Promise<void> {
    if (isClosed) return Promise.reject(new RelayError('relay/closed'))
    if (isOpen) return Promise.resolve()
    const opened = new Promise<void>((resolve, reject) => waiters.add({ resolve, reject }))
    if (!socket && retryTimer === undefined) connect()
    return opened
  }

  function releaseWaiters(release: (waiter: Waiter) => void): void {
    const all = [...waiters]
    waiters.clear()
    for (const waiter of all) release(waiter)
  }

  function connect(): void {
    clearRetry()
    startedAt = env.now()
    heartbeat()
    // A placeholder while the token is signed, so that no second connection is opened.
    const ours: RelaySocket = { send: () => undefined, close: () => undefined }
    socket = ours
    address()
      .then((url) => {
        if (socket !== ours) return
        const opened = env.openSocket(url, {
          onOpen: () => socket === opened && onOpen(),
          onMessage: (text) => socket === opened && onFrame(opened, text),
          onClose: ({ code, reason }) => socket === opened && onClose(code, reason),
        })
        socket = opened
      })
      .catch((error) => {
        env.log('error', 'Unable to open the relay socket', error)
        if (socket === ours) onClose(1006, '')
      })
  }

  function onOpen(): void {
    isOpen = true
    heardAt = env.now()
    for (const topics of chunk(events.topics(), maxBatchTopics))
      sendCall('irn_batchSubscribe', { topics }).catch((error) => env.log('warn', 'Unable to subscribe again', error))
    releaseWaiters((waiter) => waiter.resolve())
  }

  function onClose(code: number, reason: string): void {
    const livedMs = isOpen ? env.now() - startedAt : 0
    socket = undefined
    isOpen = false
    isProbing = false
    failures = livedMs < limits.stableMs ? failures + 1 : 0
    if (isClosed) return
    if (code === relayCloseCodes.refused) {
      stop(closeError(reason))
      return
    }
    calls.fail(new RelayError('relay/disconnected', { details: `${code} ${reason}`.trim() }))
    if (!isNeeded()) {
      clearBeat()
      return
    }
    const [byte = 0] = env.randomBytes(1)
    const delay = retryDelay({ code, failures: Math.max(0, failures - 1), livedMs, chance: byte / 255 })
    retryTimer = env.setTimeout(connect, delay)
  }

  /** Trying again would be refused again: it takes a person, and the next thing they do tries once more. */
  function stop(error: RelayError): void {
    clearBeat()
    calls.fail(error)
    releaseWaiters((waiter) => waiter.reject(error))
    events.onError(error)
  }

  /** Ours: gone at once, whatever the other end still does. */
  function drop(code: number): void {
    const old = socket
    onClose(code, 'dropped by us')
    old?.close(code === 1000 ? 1000 : 4000)
  }

  function onFrame(from: RelaySocket, text: string): void {
    heardAt = env.now()
    let frame: unknown
    try {
      frame = JSON.parse(text)
    } catch {
      return // no JSON: nothing we could answer
    }
    if (calls.settle(frame)) return
    const subscription = readAs(irnSubscription, frame)
    if (!subscription) return
    const acknowledge = () => {
      if (socket === from) from.send(JSON.stringify({ id: subscription.id, jsonrpc: '2.0', result: true }))
    }
    events.onMessage(subscription.params.data).then(acknowledge, (error) => env.log('error', 'Relay message', error))
  }

  const sendCall: Transport['call'] = (method, params) => {
    const { text, answer } = calls.create(method, params)
    socket?.send(text)
    return answer
  }

  /** RELAY-10: every five seconds. Browsers do not expose pings, so a silent socket is tested by a call. */
  function heartbeat(): void {
    clearBeat()
    const slept = heartbeatAt > 0 && env.now() - heartbeatAt > limits.sleptMs
    heartbeatAt = env.now()
    heartbeatTimer = env.setTimeout(heartbeat, limits.heartbeatMs)
    const isOverdue = calls.expire()
    if (socket && !isOpen && env.now() - startedAt >= limits.connectTimeoutMs) drop(1006)
    else if (socket && isOverdue) drop(relayCloseCodes.stale)
    else if (!isNeeded()) rest()
    else if (isOpen && (slept || env.now() - heardAt >= limits.silenceMs)) probe()
  }

  function rest(): void {
    if (socket) drop(1000)
    clearBeat()
  }

  function probe(): void {
    if (isProbing) return
    isProbing = true
    // Asks for the messages of no topic: cheap, and an error is as good an answer.
    sendCall('irn_batchFetchMessages', { topics: [] })
      .catch(() => undefined)
      .finally(() => {
        isProbing = false
      })
  }

  function clearRetry(): void {
    env.clearTimeout(retryTimer)
    retryTimer = undefined
  }

  function clearBeat(): void {
    env.clearTimeout(heartbeatTimer)
    heartbeatTimer = undefined
    heartbeatAt = 0
  }

  return {
    async call(method, params, deadline = Number.POSITIVE_INFINITY) {
      // On an open socket at once: what is said last, before `close`, still goes out.
      if (!isOpen) await whenOpen()
      if (env.now() >= deadline) throw new RelayError('relay/publish-expired')
      return sendCall(method, params)
    },
    isOpen: () => isOpen,
    wake() {
      if (isClosed) return
      if (isOpen) probe()
      else if (retryTimer !== undefined || (!socket && isNeeded())) connect()
    },
    close() {
      isClosed = true
      clearRetry()
      clearBeat()
      const error = new RelayError('relay/closed')
      calls.fail(error)
      releaseWaiters((waiter) => waiter.reject(error))
      const old = socket
      socket = undefined
      isOpen = false
      old?.close(1000)
    },
  }
}
