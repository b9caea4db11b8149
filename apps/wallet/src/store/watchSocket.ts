import type { RelayEnv } from '@portico/relay/wallet'
import type { Connection } from './walletState.js'

/** The same sockets, with somebody who tells how they are. */
export function watchSocket(
  openSocket: RelayEnv['openSocket'],
  tell: (connection: Connection) => void,
): RelayEnv['openSocket'] {
  return (url, handlers) => {
    tell('connecting')
    return openSocket(url, {
      onOpen() {
        tell('online')
        handlers.onOpen()
      },
      onMessage: handlers.onMessage,
      onClose(close) {
        tell('offline')
        handlers.onClose(close)
      },
    })
  }
}
