import type { Config, Connector } from '@wagmi/core'

/**
 * Keeps wagmi from finding a connection again by itself, as the connector's own disconnect does. That would also revoke the
 * page's permission in an extension, which another connector may use; a session of WalletConnect is nobody else's.
 */
export function forgetConnector({ storage }: Config, connector: Connector): void {
  const forgotten =
    connector.type === 'walletConnect'
      ? connector.disconnect()
      : // The key that wagmi's `injected` looks for; the type lists those of the config's own connectors.
        storage?.setItem(`${connector.id}.disconnected` as 'recentConnectorId', true as never)
  Promise.resolve(forgotten).catch(() => undefined) // it is over here whatever the wallet or the storage says
}
