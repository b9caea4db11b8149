import type { RelayEnv } from '@portico/relay/wallet'
import type { Connection } from './walletState.js'

/** Wraps `openSocket` and reports the state of its sockets. */
export function watchSocket(
  openSocket: RelayEnv['openSocket'],
  onChange: (connection: Connection) => void,
): RelayEnv['openSocket'] {
  return (url, handlers) => {
    onChange('connecting')
    return openSocket(url, {
      onOpen() {
        onChange('online')
        handlers.onOpen()
      },
      onMessage: handlers.onMessage,
      onClose(close) {
        onChange('offline')
        handlers.onClose(close)
      },
    })
  }
}
