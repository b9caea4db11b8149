import { WebSocket } from 'ws'
import { createTokenKeys, relayToken } from './relayToken.js'
import { relayAudience } from './startRelayNodes.js'

type Frame = {
  id: string | number
  method?: string
  result?: unknown
  error?: unknown
  params?: { data: { topic: string; message: string } }
}
const again = 30
const patience = 15_000

/** A client that does what clients must: comes back to whichever node is there, publishes until it is acknowledged, drops doubles. */
export type SteadyClient = {
  /** Settles when the relay has confirmed it. */
  listen(topic: string): Promise<void>
  /** Settles when it is acknowledged; says how many tries it took. */
  publish(topic: string, message: string): Promise<number>
  /** Messages in the order they first came, and how often something came again. */
  readonly received: string[]
  readonly doubles: () => number
  close(): void
}

export function steadyClient(urls: () => readonly string[], first = 0): SteadyClient {
  const keys = createTokenKeys()
  const topics = new Set<string>()
  const received: string[] = []
  const seen = new Set<string>()
  const calls = new Map<string, (frame: Frame | undefined) => void>()
  let socket: WebSocket | undefined
  let opening: Promise<WebSocket> | undefined
  let turn = first
  let doubles = 0
  let count = 0
  let isClosed = false

  function open(): Promise<WebSocket> {
    if (socket?.readyState === WebSocket.OPEN) return Promise.resolve(socket)
    opening ??= connect().finally(() => {
      opening = undefined
    })
    return opening
  }

  async function connect(): Promise<WebSocket> {
    while (!isClosed) {
      const all = urls()
      const url = all[turn++ % Math.max(1, all.length)]
      const next = url && (await dial(url))
      if (next) {
        socket = next
        if (topics.size > 0) await ask(next, 'irn_batchSubscribe', { topics: [...topics] })
        return next
      }
      await new Promise((resolve) => setTimeout(resolve, again))
    }
    throw new Error('closed')
  }

  function dial(url: string): Promise<WebSocket | undefined> {
    const token = relayToken(relayAudience, { keys })
    const next = new WebSocket(`${url}?auth=${token}&projectId=${'a'.repeat(32)}`)
    next.on('message', (data) => onFrame(next, JSON.parse(data.toString())))
    return new Promise((resolve) => {
      next.on('error', () => undefined) // followed by 'close'
      next.once('open', () => resolve(next))
      next.once('close', () => {
        resolve(undefined)
        if (socket === next) socket = undefined
        for (const settle of [...calls.values()]) settle(undefined)
        // Who listens comes back by itself.
        if (topics.size > 0 && !isClosed) void open().catch(() => undefined)
      })
    })
  }

  function onFrame(from: WebSocket, frame: Frame): void {
    const data = frame.params?.data
    if (frame.method !== 'irn_subscription' || !data) {
      calls.get(String(frame.id))?.(frame)
      return
    }
    if (seen.has(data.message)) doubles++
    else {
      seen.add(data.message)
      received.push(data.message)
    }
    from.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
  }

  /** Undefined when the connection ended, or nobody answered, before there was an answer. */
  function ask(to: WebSocket, method: string, params: unknown): Promise<Frame | undefined> {
    const id = `1${String(++count).padStart(18, '0')}`
    return new Promise((resolve) => {
      const timer = setTimeout(() => calls.get(id)?.(undefined), patience)
      calls.set(id, (frame) => {
        calls.delete(id)
        clearTimeout(timer)
        resolve(frame)
      })
      to.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    })
  }

  /** Until the relay says yes. */
  async function insist(method: string, params: unknown): Promise<number> {
    for (let tries = 1; ; tries++) {
      const frame = await ask(await open(), method, params)
      if (frame && frame.error === undefined) return tries
      if (isClosed) throw new Error('closed')
      await new Promise((resolve) => setTimeout(resolve, again))
    }
  }

  return {
    received,
    doubles: () => doubles,
    async listen(topic) {
      await insist('irn_subscribe', { topic })
      topics.add(topic)
    },
    publish: (topic, message) => insist('irn_publish', { topic, message, ttl: 300, tag: 1108 }),
    close() {
      isClosed = true
      socket?.terminate()
    },
  }
}
