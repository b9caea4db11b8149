import type { RelaySocket, RelaySocketHandlers } from './env.js'

/** The only place that opens a socket. */
export function openWebSocket(url: string, handlers: RelaySocketHandlers): RelaySocket {
  const socket = new WebSocket(url)
  socket.onopen = () => handlers.onOpen()
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string') handlers.onMessage(data)
  }
  socket.onclose = ({ code, reason }) => handlers.onClose({ code, reason })
  return {
    send: (text) => socket.send(text),
    close: (code, reason) => socket.close(code, reason),
  }
}
