import type { RelayEnv, RelaySocket, RelaySocketHandlers } from '@portico/relay/wallet'
import { VirtualWalletError } from '../wallets/VirtualWalletError.js'

/** A browser's `WebSocket`, or that of the package `ws`. */
export type SocketConstructor = new (
  url: string,
) => {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(code?: number, reason?: string): void
}

/** The wallet's way to the relay, with everything that can happen on it. */
export type Network = {
  readonly openSocket: RelayEnv['openSocket']
  /** Cuts the socket without a word to the relay; the wallet notices and comes back. */
  dropSocket(): void
  /** No socket opens until `goOnline`. */
  goOffline(): void
  goOnline(): void
  /** While `run` goes on, each frame that carries a message passes this many times, in both directions. */
  duplicating(count: number, run: () => Promise<void>): Promise<void>
}

type OpenSocket = { cut(): void }

export function createNetwork(given: SocketConstructor | undefined): Network {
  const open = new Set<OpenSocket>()
  let isOffline = false
  let copies = 1

  function openSocket(url: string, handlers: RelaySocketHandlers): RelaySocket {
    if (isOffline) {
      queueMicrotask(() => handlers.onClose({ code: 1006, reason: '' }))
      return { send: () => undefined, close: () => undefined }
    }
    const Socket = given ?? platformSocket()
    const socket = new Socket(url)
    let isOver = false
    const end = (code: number, reason: string): void => {
      if (isOver) return
      isOver = true
      open.delete(own)
      handlers.onClose({ code, reason })
    }
    const own: OpenSocket = {
      cut() {
        end(1006, '')
        socket.close()
      },
    }
    open.add(own)
    socket.onopen = () => {
      if (!isOver) handlers.onOpen()
    }
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (typeof data !== 'string') return
      for (let left = timesOf(data); left > 0 && !isOver; left--) handlers.onMessage(data)
    }
    socket.onerror = () => undefined // a close follows
    socket.onclose = ({ code, reason }: { code: number; reason: string }) => end(code, reason)
    return {
      send(text) {
        for (let left = timesOf(text); left > 0 && !isOver; left--) socket.send(text)
      },
      close(code, reason) {
        socket.close(code, reason)
      },
    }
  }

  /** Only what carries a message: a subscription that comes twice is two subscriptions. */
  function timesOf(frame: string): number {
    return /"method":"irn_(publish|subscription)"/.test(frame) ? copies : 1
  }

  function dropSocket(): void {
    for (const socket of [...open]) socket.cut()
  }

  return {
    openSocket,
    dropSocket,
    goOffline() {
      isOffline = true
      dropSocket()
    },
    goOnline() {
      isOffline = false
    },
    async duplicating(count, run) {
      copies = count
      try {
        await run()
      } finally {
        copies = 1
      }
    },
  }
}

function platformSocket(): SocketConstructor {
  if (typeof WebSocket === 'undefined')
    throw new VirtualWalletError('Node before 22 has no WebSocket: give the wallet that of the package ws.')
  return WebSocket
}
