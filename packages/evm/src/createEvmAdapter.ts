import type { Adapter, AdapterContext } from '@portico/core/adapter'
import { limits, PorticoError } from '@portico/core/adapter'
import type { Eip1193Provider } from '@portico/wire'
import { type Discovery, discoverWallets } from './connectors/discoverWallets.js'
import type { WalletSession } from './wallet/createWalletSession.js'

/** A page of a first-time visitor carries discovery only: talking to wallets and to nodes comes when it is needed. */
export function createEvmAdapter(context: AdapterContext, options: { revokePermissions: boolean }): Adapter {
  const unsupported = new WeakSet<Eip1193Provider>()
  let discovery: Discovery | undefined
  let session: WalletSession | undefined

  function start(): () => void {
    discovery?.stop()
    const own = discoverWallets(context)
    discovery = own
    return () => {
      own.stop()
      if (discovery !== own) return
      session?.stop()
      session = undefined
      discovery = undefined
    }
  }

  async function openSession(): Promise<WalletSession> {
    const { createWalletSession } = await load(import('./wallet/createWalletSession.js'))
    if (!discovery) throw new PorticoError('kit/destroyed')
    session ??= createWalletSession(context, options)
    return session
  }

  /** Also after the end: an approval that comes then is given back. */
  async function endingSession(): Promise<WalletSession> {
    const { createWalletSession } = await load(import('./wallet/createWalletSession.js'))
    return session ?? createWalletSession(context, options)
  }

  return {
    start,
    async connect({ connectorId, onApproved }) {
      const wallet = discovery?.find(connectorId)
      if (!wallet) throw new PorticoError('connector/not-found', { connector: connectorId })
      return (await openSession()).connect(wallet, onApproved)
    },
    async reconnect(saved) {
      try {
        const found = discovery?.waitFor(saved.connectorId, limits.reconnectDiscovery)
        const [wallet, { reconnect }] = await Promise.all([found, openSession()])
        return wallet ? await reconnect(wallet, saved.addresses) : null
      } catch {
        return null // whatever went wrong, the visitor did not ask for anything and sees no error
      }
    },
    async adopt({ connector, provider, addresses }) {
      const session = await openSession()
      return addresses
        ? session.reconnect({ connector, provider }, addresses)
        : session.connect({ connector, provider })
    },
    async disconnect(connection) {
      unsupported.delete(connection.provider)
      await (await endingSession()).disconnect(connection)
    },
    async switchNetwork({ provider }, network) {
      const { switchNetwork } = await load(import('./capabilities/switchNetwork.js'))
      await switchNetwork(context.env, provider, network)
    },
    async hostProvider(shown) {
      const { createHostProvider } = await load(import('./wallet/createHostProvider.js'))
      return createHostProvider(context.env, shown)
    },
    probe: { method: 'eth_chainId', isRight: (chainId, network) => Number(chainId) === network.id },
    capabilities: {
      async assets(parameters) {
        const { readAssets } = await load(import('./capabilities/assets.js'))
        return readAssets(context.env, unsupported, parameters)
      },
      async balance(parameters) {
        const { readBalance } = await load(import('./capabilities/balance.js'))
        return readBalance(await context.rpc(parameters.network), parameters)
      },
      async signMessage(parameters) {
        const { signMessage } = await load(import('./capabilities/signMessage.js'))
        return signMessage(parameters)
      },
      async transfers() {
        const { createTransfers } = await load(import('./transfers/createTransfers.js'))
        return createTransfers(context.env, context.rpc)
      },
    },
  }
}

/** A chunk that could not be fetched is an error like any other: with a code, and with its cause. */
async function load<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module
  } catch (error) {
    throw new PorticoError('modal/load-failed', undefined, { cause: error })
  }
}
