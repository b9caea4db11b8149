import type { Account, Adapter, AdapterContext, Connection, Network, SavedConnection } from '@portico/core/adapter'
import { fromRpc, limits, PorticoError } from '@portico/core/adapter'
import { formatCaipNetworkId } from '@portico/wire'
import { type Discovery, discoverWallets } from './connectors/discoverWallets.js'
import type { FoundWallet } from './connectors/foundWallet.js'
import { evmLimits } from './evmLimits.js'
import type { PublicTransport } from './transport.js'
import { askWithin } from './wallet/askWithin.js'
import { parseAccounts } from './wallet/parseAccounts.js'
import { parseChainId } from './wallet/parseChainId.js'
import { type ProviderWatch, watchProvider } from './wallet/watchProvider.js'

export function createEvmAdapter(
  context: AdapterContext,
  { revokePermissions }: { revokePermissions: boolean },
): Adapter {
  const { env, emit } = context
  const watches = new Map<string, ProviderWatch>()
  const transports = new Map<string, PublicTransport>()
  let discovery: Discovery | undefined

  function start(): () => void {
    discovery?.stop()
    const own = discoverWallets(context)
    discovery = own
    return () => {
      own.stop()
      if (discovery !== own) return
      discovery = undefined
      for (const part of [...watches.values(), ...transports.values()]) part.stop()
      watches.clear()
      transports.clear()
    }
  }

  /** Listens before it asks for the chain, so that nothing the wallet says in between is lost. */
  async function establish(wallet: FoundWallet, accounts: readonly Account[], ms: number): Promise<Connection> {
    const { connector, provider } = wallet
    const startedBy = discovery
    const watch = watchProvider({ env, provider, connectorId: connector.id, emit })
    try {
      const request = { method: 'eth_chainId' }
      const chainId = parseChainId(await (ms ? askWithin(env, ms, provider, request) : provider.request(request)))
      if (!chainId) throw new PorticoError('connect/bad-answer')
      if (!startedBy || startedBy !== discovery) watch.stop()
      else {
        watches.get(connector.id)?.stop()
        watches.set(connector.id, watch)
        watch.release()
      }
      return {
        namespace: 'eip155',
        connectorId: connector.id,
        type: connector.type,
        provider,
        network: formatCaipNetworkId('eip155', chainId),
        accounts,
        wallet: { name: connector.name, icon: connector.imageUrl, rdns: connector.info?.rdns, type: connector.type },
      }
    } catch (error) {
      watch.stop()
      throw error
    }
  }

  async function connect({ connectorId }: { connectorId: string }): Promise<Connection> {
    const wallet = discovery?.find(connectorId)
    if (!wallet) throw new PorticoError('connector/not-found', { connector: connectorId })
    try {
      const accounts = parseAccounts(await wallet.provider.request({ method: 'eth_requestAccounts' }))
      if (!accounts) throw new PorticoError('connect/bad-answer')
      if (!accounts.length) throw new PorticoError('connect/no-accounts')
      return await establish(wallet, accounts, 0)
    } catch (error) {
      throw fromRpc(error)
    }
  }

  async function reconnect({ connectorId, addresses }: SavedConnection): Promise<Connection | null> {
    try {
      const stored = addresses[0]?.toLowerCase()
      const wallet = stored && (await discovery?.waitFor(connectorId, limits.reconnectDiscovery))
      if (!wallet || wallet.connector.isClashing) return null
      const answer = await askWithin(env, limits.silentAnswer, wallet.provider, { method: 'eth_accounts' })
      const accounts = parseAccounts(answer) ?? []
      const active = accounts.filter(({ address }) => address.toLowerCase() === stored)
      if (!active.length) return null
      const others = accounts.filter((account) => !active.includes(account))
      return await establish(wallet, [...active, ...others], limits.silentAnswer)
    } catch {
      return null // whatever went wrong, the visitor did not ask for anything and sees no error
    }
  }

  async function disconnect({ connectorId, provider }: Connection): Promise<void> {
    watches.get(connectorId)?.stop()
    watches.delete(connectorId)
    if (!revokePermissions) return
    try {
      const request = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }
      await askWithin(env, evmLimits.revoke, provider, request)
    } catch {
      // Most wallets lack the method, and a visitor may decline: for the page the connection is over either way.
    }
  }

  async function transportOf(network: Network): Promise<PublicTransport> {
    const { createPublicTransport } = await load(import('./transport.js'))
    const transport = transports.get(network.caipNetworkId) ?? createPublicTransport(context, network)
    transports.set(network.caipNetworkId, transport)
    return transport
  }

  return {
    start,
    connect,
    reconnect,
    disconnect,
    async switchNetwork(connection, network) {
      const { switchNetwork } = await load(import('./capabilities/switchNetwork.js'))
      await switchNetwork(env, connection.provider, network)
    },
    capabilities: {
      async balance(parameters) {
        const { readBalance } = await load(import('./capabilities/balance.js'))
        return readBalance(await transportOf(parameters.network), parameters)
      },
      async signMessage(parameters) {
        const { signMessage } = await load(import('./capabilities/signMessage.js'))
        return signMessage(parameters)
      },
    },
  }
}

/** A chunk that could not be fetched is an error like any other: with a code, and with its cause. */
async function load<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module
  } catch (error) {
    throw fromRpc(error)
  }
}
