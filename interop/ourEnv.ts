import { platformEnv, type RelayEnv } from '@portico/relay'
import { WebSocket } from 'ws'

export type Memory = Map<string, string>
export const createMemory = (): Memory => new Map()

export type OurEnv = RelayEnv & {
  /** Cuts every socket without a word. */
  dropAll(): void
  /** While true, no socket opens. */
  isOffline: boolean
}

/** Our client in Node: memory that outlives it, and sockets that can be cut. */
export function createEnv(memory: Memory): OurEnv {
  const sockets = new Set<WebSocket>()
  const storage = {
    get: (key: string) => memory.get(key),
    set: (key: string, value: string) => void memory.set(key, value),
    remove: (key: string) => void memory.delete(key),
  }
  const env: OurEnv = {
    ...platformEnv({ storage }),
    isOffline: false,
    dropAll() {
      for (const socket of sockets) socket.terminate()
    },
    openSocket(url, { onOpen, onMessage, onClose }) {
      const socket = new WebSocket(env.isOffline ? 'ws://127.0.0.1:1' : url)
      sockets.add(socket)
      socket.on('open', onOpen)
      socket.on('message', (data) => onMessage(data.toString()))
      socket.on('error', () => undefined) // followed by 'close'
      socket.on('close', (code, reason) => {
        sockets.delete(socket)
        onClose({ code, reason: reason.toString() })
      })
      return { send: (text) => socket.send(text), close: (code, reason) => socket.close(code, reason) }
    },
  }
  return env
}
