import type { Env } from '@portico/core'
import { TestingError } from './TestingError.js'

export type ServerCall = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}
type Reply = (call: ServerCall) => unknown

/** The operator's server without a network: goes into a test's `env` as `fetch`, answers what a test tells it to. */
export type FakeServer = {
  readonly fetch: Env['fetch']
  readonly calls: readonly ServerCall[]
  /** Calls whose path begins like this. */
  callsTo(path: string): readonly ServerCall[]
  /** Answers paths that begin like this; the latest call wins. A function is asked each time; a `Response` is sent as it is. */
  answer(path: string, reply: unknown | Reply): void
  /** Refuses paths that begin like this with a status. */
  refuse(path: string, status: number): void
  /** Refuses every connection. */
  stop(): void
  start(): void
}

export type FakeServerOptions = {
  /** @default 'https://kit.test' */
  endpoint?: string
  /** Networks it knows. @default the first local chain */
  chains?: readonly string[]
}

export function fakeServer({
  endpoint = 'https://kit.test',
  chains = ['eip155:31337'],
}: FakeServerOptions = {}): FakeServer {
  const replies: { path: string; reply: Reply }[] = []
  const calls: ServerCall[] = []
  let isUp = true
  const answer = (path: string, reply: unknown): void => {
    const isFunction = typeof reply === 'function'
    replies.unshift({ path, reply: isFunction ? (reply as Reply) : () => reply }) // a function is one of ours
  }
  answer('/v1/supported-chains', { http: chains, ws: [] })
  return {
    async fetch(input, init) {
      if (!input.startsWith(endpoint)) throw new TestingError(`no network in this test: ${input}`)
      const url = new URL(input)
      const path = decodeURIComponent(url.pathname)
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      const call = { method: init?.method ?? 'GET', path, query: Object.fromEntries(url.searchParams), body }
      if (!isUp) throw new TypeError('Failed to fetch')
      calls.push(call)
      const found = replies.find((entry) => path.startsWith(entry.path))
      const result = await found?.reply(call)
      if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError')
      if (result instanceof Response) return result
      return result === undefined ? new Response('{}', { status: 404 }) : Response.json(result)
    },
    calls,
    callsTo: (path) => calls.filter((call) => call.path.startsWith(path)),
    answer,
    refuse: (path, status) => answer(path, () => new Response('{}', { status })),
    stop() {
      isUp = false
    },
    start() {
      isUp = true
    },
  }
}
