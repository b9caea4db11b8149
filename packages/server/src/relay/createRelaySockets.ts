import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { relayCloseCodes } from '@portico/wire/relay'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Log } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { ServerError } from '../errors/ServerError.js'
import { hopOf, limitIp } from '../request/clientIp.js'
import { answerCall, type Caller } from './answerCall.js'
import { createAllowance } from './createAllowance.js'
import type { Hub } from './createHub.js'
import type { RelayAdmission, RelayVisit } from './createRelayAuthorize.js'
import { readFrame } from './readFrame.js'
import { relayLimits } from './relayLimits.js'
import { toRpcError } from './toRpcError.js'

export type RelaySockets = {
  attach(server: Server): void
  /** Tells every client to come back, a twentieth at a time, so that they do not all come back at once. */
  drain(milliseconds: number): Promise<void>
}

const drainSteps = 20

/** The relay's WebSocket: `/relay` and what is below it. */
export function createRelaySockets(options: {
  env: ServerEnv
  hub: Hub
  log: Log
  authorize: (visit: RelayVisit) => Promise<RelayAdmission>
  /** How often somebody may publish; shared by all sockets of a client. */
  allowanceOf: (clientId: string) => (count: number) => boolean
  /** How many proxies stand in front. @default 0 */
  trustedProxies?: number | undefined
  /** New sockets of one address in a second; a load test on one machine lifts it. */
  socketsPerSecond?: number | undefined
}): RelaySockets {
  const { env, hub, log, authorize, allowanceOf, trustedProxies = 0 } = options
  const { socketsPerSecond = relayLimits.socketsPerSecond } = options
  const server = new WebSocketServer({ noServer: true, maxPayload: relayLimits.frame, perMessageDeflate: false })
  const arrivals = new Map<string, (count: number) => boolean>()
  const alive = new Map<WebSocket, number>()
  let isDraining = false
  watch()

  function watch(): void {
    const timer = env.setTimeout(() => {
      for (const [socket, seen] of alive) {
        if (env.now() - seen > relayLimits.dead) socket.terminate()
        else socket.ping()
      }
      arrivals.clear()
      watch()
    }, relayLimits.ping)
    timer.unref?.()
  }

  // An upgrade is never refused with a status: the clients in the field storm a relay that does. It is taken and closed.
  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    server.handleUpgrade(request, stream, head, (socket) => void welcome(socket, request))
  }

  async function welcome(socket: WebSocket, request: IncomingMessage): Promise<void> {
    socket.on('error', () => undefined) // followed by 'close'
    const early: Buffer[] = []
    const keep = (data: Buffer): void => void early.push(data)
    socket.on('message', keep)
    if (isDraining) return socket.close(relayCloseCodes.goingAway, 'draining')
    if (!mayArrive(addressOf(request, trustedProxies)))
      return socket.close(relayCloseCodes.tryAgainLater, 'too many sockets')
    const result = await authorize(visitOf(request)).catch(() => ({ refusal: 'Something went wrong.' }))
    if ('refusal' in result) return socket.close(relayCloseCodes.refused, result.refusal)
    socket.off('message', keep)
    serve(socket, result.clientId, early)
  }

  function mayArrive(address: string): boolean {
    const allowance = arrivals.get(address) ?? createAllowance(socketsPerSecond, socketsPerSecond, env.now)
    arrivals.set(address, allowance)
    return allowance(1)
  }

  function serve(socket: WebSocket, clientId: string, early: readonly Buffer[]): void {
    const send = (frame: object): void => {
      if (socket.readyState !== socket.OPEN) return
      // A client that does not read is cut off: its messages stay in the mailbox, not in our memory.
      if (socket.bufferedAmount > relayLimits.buffered) socket.terminate()
      else socket.send(JSON.stringify(frame))
    }
    const member = hub.join({ clientId, send, close: (code, reason) => socket.close(code, reason) })
    const caller: Caller = { clientId, member, mayPublish: allowanceOf(clientId) }
    const onMessage = (data: Buffer): void => {
      alive.set(socket, env.now())
      void answer(caller, data.toString('utf8'), send, socket)
    }
    alive.set(socket, env.now())
    socket.on('pong', () => alive.set(socket, env.now()))
    socket.on('message', onMessage)
    socket.on('close', () => {
      alive.delete(socket)
      member.leave()
    })
    for (const data of early) onMessage(data)
  }

  async function answer(caller: Caller, text: string, send: (frame: object) => void, socket: WebSocket): Promise<void> {
    const frame = readFrame(text)
    if (!frame) return send({ id: null, jsonrpc: '2.0', error: { code: -32700, message: 'Parse error' } })
    if (frame.kind === 'answer') return caller.member?.acknowledge(frame.id, frame.isAccepted)
    const { id, method, params } = frame
    try {
      send({ id, jsonrpc: '2.0', result: await answerCall(hub, caller, method, params) })
    } catch (error) {
      if (!(error instanceof ServerError)) log('error', 'relay-failed', { reason: 'internal' })
      send({ id, jsonrpc: '2.0', error: toRpcError(error) })
      if (error instanceof ServerError && error.code === 'limit/requests')
        socket.close(relayCloseCodes.tryAgainLater, 'limit exceeded')
    }
  }

  return {
    attach(http) {
      http.on('upgrade', (request, stream, head) => {
        const path = new URL(request.url ?? '/', 'http://relay').pathname
        if (path === '/relay' || path.startsWith('/relay/')) upgrade(request, stream, head)
        else stream.destroy()
      })
    },
    async drain(milliseconds) {
      isDraining = true
      const sockets = [...alive.keys()]
      const size = Math.max(1, Math.ceil(sockets.length / drainSteps))
      for (let start = 0; start < sockets.length; start += size) {
        for (const socket of sockets.slice(start, start + size)) socket.close(relayCloseCodes.goingAway, 'draining')
        if (start + size < sockets.length)
          await new Promise<void>((resolve) => env.setTimeout(resolve, milliseconds / drainSteps))
      }
      server.close()
    },
  }
}

/** Whom the limit on new sockets counts: the address that the outermost proxy of ours saw. */
function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = request.headers['x-forwarded-for']
  return limitIp(hopOf(String(forwarded ?? ''), request.socket.remoteAddress ?? 'unknown', trustedProxies))
}

function visitOf(request: IncomingMessage): RelayVisit {
  return { query: new URL(request.url ?? '/', 'http://relay').searchParams, origin: request.headers.origin }
}
