import type { Adapter, AdapterContext } from '@portico/core/adapter'
import { PorticoError } from '@portico/core/adapter'
import { type Discovery, discoverWallets } from './connectors/discoverWallets.js'
import type { WalletParts } from './createWalletParts.js'

/** A page of a first-time visitor carries discovery only: talking to wallets and to nodes comes when it is needed. */
export function createEvmAdapter(context: AdapterContext, options: { revokePermissions: boolean }): Adapter {
  let discovery: Discovery | undefined
  let parts: WalletParts | undefined

  function start(): () => void {
    discovery?.stop()
    const own = discoverWallets(context)
    discovery = own
    return () => {
      own.stop()
      if (discovery !== own) return
      parts?.stop()
      discovery = undefined
    }
  }

  async function loadParts(): Promise<WalletParts> {
    try {
      const { createWalletParts } = await import('./createWalletParts.js')
      parts ??= createWalletParts(context, options, () => discovery)
      return parts
    } catch (cause) {
      // A chunk that could not be fetched is an error like any other: with a code, and with its cause.
      throw new PorticoError('modal/load-failed', undefined, { cause })
    }
  }

  return {
    start,
    connect: async (parameters) => (await loadParts()).connect(parameters),
    reconnect: async (saved) => {
      try {
        return await (await loadParts()).reconnect(saved)
      } catch {
        return null // whatever went wrong, the visitor did not ask for anything and sees no error
      }
    },
    adopt: async (parameters) => (await loadParts()).adopt(parameters),
    disconnect: async (connection) => (await loadParts()).disconnect(connection),
    switchNetwork: async (connection, network) => (await loadParts()).switchNetwork(connection, network),
    hostProvider: async (shown) => (await loadParts()).hostProvider(shown),
    probe: { method: 'eth_chainId', isRight: (chainId, network) => Number(chainId) === network.id },
    capabilities: {
      assets: async (parameters) => (await loadParts()).assets(parameters),
      balance: async (parameters) => (await loadParts()).balance(parameters),
      signMessage: async (parameters) => (await loadParts()).signMessage(parameters),
      transfers: async () => (await loadParts()).transfers(),
    },
  }
}
