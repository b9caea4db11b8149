import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ServerEnv } from '../env.js'
import { ServerError } from '../errors/ServerError.js'

/** Milliseconds. */
const limits = /* @__PURE__ */ Object.freeze({ headers: 10_000, request: 30_000, keepAlive: 5_000, inFlight: 25_000 })

export type Listening = {
  readonly port: number
  readonly http: Server
  /** No new connections; requests under way have 25 seconds. */
  close(): Promise<void>
}

/** Puts an app on a port. */
export async function listen(app: Hono, place: { host: string; port: number }, env: ServerEnv): Promise<Listening> {
  // The adapter's type allows HTTP/2 as well; without its option it is Node's plain server.
  const http = createAdaptorServer({ fetch: app.fetch }) as Server
  http.headersTimeout = limits.headers
  http.requestTimeout = limits.request
  http.keepAliveTimeout = limits.keepAlive
  let isClosing = false
  http.prependListener('request', (_request, response) => {
    if (isClosing) response.setHeader('Connection', 'close')
    // A connection that was kept alive for more has nothing more to come.
    response.once('close', () => {
      if (isClosing) setImmediate(() => http.closeIdleConnections())
    })
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', (cause) => reject(refuse(place, cause)))
    http.listen(place.port, place.host, resolve)
  })
  const address = http.address()
  return {
    port: typeof address === 'object' && address ? address.port : place.port,
    http,
    async close() {
      isClosing = true
      const timer = env.setTimeout(() => http.closeAllConnections(), limits.inFlight)
      await new Promise<void>((resolve) => {
        http.close(() => resolve())
        http.closeIdleConnections()
      })
      env.clearTimeout(timer)
    },
  }
}

/** A port that nobody has, for those who do not care which: what the server says about itself must name it beforehand. */
export function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (cause) => reject(refuse({ host, port: 0 }, cause)))
    probe.listen(0, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function refuse({ host, port }: { host: string; port: number }, cause: Error): ServerError {
  const isTaken = 'code' in cause && cause.code === 'EADDRINUSE'
  const detail = isTaken
    ? `Port ${port} is taken. Free it or choose another: PORTICO_SERVER_PORT=<port>`
    : `Nothing can be listened to at ${host}:${port}: ${cause.message}`
  return new ServerError('operator/config', { cause, detail })
}
