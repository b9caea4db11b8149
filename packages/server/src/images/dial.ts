import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export type DialTarget = {
  /** Where the socket goes: an address that was looked at, never a name. */
  readonly address: string
  readonly port: number
  /** Whom the certificate must name. */
  readonly serverName: string
  readonly isTls: boolean
}
export type Dial = (target: DialTarget, signal: AbortSignal) => Promise<Socket>

/** Opens a socket to an address; resolves when it can be written to. */
export async function dial({ address, port, serverName, isTls }: DialTarget, signal: AbortSignal): Promise<Socket> {
  const socket = isTls
    ? // An empty name makes Node compare the certificate with the address itself.
      connectTls({ host: address, port, servername: isIP(serverName) ? '' : serverName, ALPNProtocols: ['http/1.1'] })
    : connect({ host: address, port })
  try {
    await once(socket, isTls ? 'secureConnect' : 'connect', { signal })
    return socket
  } catch (cause) {
    socket.destroy()
    throw cause
  }
}
