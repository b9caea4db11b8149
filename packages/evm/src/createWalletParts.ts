import { type Adapter, type AdapterContext, limits, PorticoError } from '@portico/core/adapter'
import type { Eip1193Provider } from '@portico/wire'
import type { Discovery } from './connectors/discoverWallets.js'
import { createHostProvider } from './wallet/createHostProvider.js'
import { createWalletSession, type WalletSession } from './wallet/createWalletSession.js'

/** What the adapter does once a wallet is involved; `stop` ends what wallets are listened to for. */
export type WalletParts = Required<
  Pick<Adapter, 'connect' | 'reconnect' | 'adopt' | 'disconnect' | 'switchNetwork' | 'hostProvider'>
> &
  Required<Pick<Adapter['capabilities'], 'assets' | 'balance' | 'signMessage' | 'transfers'>> & { stop(): void }

export function createWalletParts(
  context: AdapterContext,
  options: { revokePermissions: boolean },
  discovery: () => Discovery | undefined,
): WalletParts {
  const unsupported = new WeakSet<Eip1193Provider>()
  let session: WalletSession | undefined

  function openSession(): WalletSession {
    if (!discovery()) throw new PorticoError('kit/destroyed')
    session ??= createWalletSession(context, options)
    return session
  }

  /** Also after the end: an approval that comes then is given back. */
  const endingSession = (): WalletSession => session ?? createWalletSession(context, options)

  return {
    stop() {
      session?.stop()
      session = undefined
    },
    async connect({ connectorId, onApproved }) {
      const wallet = discovery()?.find(connectorId)
      if (!wallet) throw new PorticoError('connector/not-found', { connector: connectorId })
      return openSession().connect(wallet, onApproved)
    },
    async reconnect(saved) {
      const wallet = await discovery()?.waitFor(saved.connectorId, limits.reconnectDiscovery)
      return wallet ? openSession().reconnect(wallet, saved.addresses) : null
    },
    async adopt({ connector, provider, addresses }) {
      const wallet = { connector, provider }
      return addresses ? openSession().reconnect(wallet, addresses) : openSession().connect(wallet)
    },
    async disconnect(connection) {
      unsupported.delete(connection.provider)
      await endingSession().disconnect(connection)
    },
    async switchNetwork({ provider }, network) {
      const { switchNetwork } = await load(import('./capabilities/switchNetwork.js'))
      await switchNetwork(context.env, provider, network)
    },
    hostProvider: async (shown) => createHostProvider(context.env, shown),
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
  }
}

/** A chunk that could not be fetched is an error like any other: with a code, and with its cause. */
async function load<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module
  } catch (cause) {
    throw new PorticoError('modal/load-failed', undefined, { cause })
  }
}
