import {
  type Adapter,
  type AdapterConnection,
  type AdapterContext,
  createAdapter,
  PorticoError,
} from '@portico/core/adapter'
import { type Eip1193Provider, formatCaipNetworkId } from '@portico/wire'

const namespace = 'cosmos'
const connector = { id: 'com.acme.wallet', name: 'Acme', type: 'ANNOUNCED', chain: namespace } as const

/** An adapter for a wallet that introduces itself by the events `acme:ask` and `acme:wallet`. */
export const acme = () => createAdapter({ namespace, adapterType: 'acme', create: createAcmeAdapter })

function createAcmeAdapter({ env, emit }: AdapterContext): Adapter {
  let wallet: Eip1193Provider | undefined
  let stopWatching = (): void => {}

  function start() {
    const page = env.eventTarget()
    const onWallet = (event: Event): void => {
      const detail: unknown = (event as CustomEvent).detail // anybody may send one
      if (!isProvider(detail)) return
      wallet = detail
      emit({ type: 'connectors', connectors: [connector] })
    }
    page?.addEventListener('acme:wallet', onWallet)
    page?.dispatchEvent(new Event('acme:ask'))
    return () => {
      page?.removeEventListener('acme:wallet', onWallet)
      stopWatching()
      wallet = undefined
    }
  }

  /** `acme_connect` prompts the visitor, `acme_accounts` never does. */
  async function ask(provider: Eip1193Provider, method: 'acme_connect' | 'acme_accounts'): Promise<AdapterConnection> {
    const addresses = await provider.request({ method })
    const chain = await provider.request({ method: 'acme_chain' })
    if (!isStrings(addresses) || typeof chain !== 'string') throw new PorticoError('connect/bad-answer')
    if (addresses.length === 0) throw new PorticoError('connect/no-accounts')
    const { id: connectorId, name, type } = connector
    const network = formatCaipNetworkId(namespace, chain)
    return { namespace, connectorId, type, provider, network, accounts: accountsOf(addresses), wallet: { name } }
  }

  function watch({ provider }: AdapterConnection): void {
    const onAccounts = (addresses: unknown): void => {
      if (!isStrings(addresses)) return
      if (addresses.length === 0) emit({ type: 'disconnected', connectorId: connector.id })
      else emit({ type: 'accountsChanged', connectorId: connector.id, accounts: accountsOf(addresses) })
    }
    stopWatching()
    provider.on?.('accountsChanged', onAccounts)
    stopWatching = () => void provider.removeListener?.('accountsChanged', onAccounts)
  }

  return {
    start,
    async connect({ connectorId }) {
      if (!wallet || connectorId !== connector.id) {
        throw new PorticoError('connector/not-found', { connector: connectorId })
      }
      const connection = await ask(wallet, 'acme_connect')
      watch(connection)
      return connection
    },
    async reconnect({ connectorId, addresses }) {
      if (!wallet || connectorId !== connector.id) return null
      const connection = await ask(wallet, 'acme_accounts').catch(() => null)
      // Somebody else's account is no reconnection.
      if (!connection?.accounts.some(({ address }) => addresses.includes(address))) return null
      watch(connection)
      return connection
    },
    async disconnect() {
      stopWatching()
    },
    async switchNetwork({ provider }, network) {
      await provider.request({ method: 'acme_switch', params: [network.id] })
    },
    capabilities: {
      async signMessage({ connection, address, message }) {
        return String(await connection.provider.request({ method: 'acme_sign', params: [address, message] }))
      },
    },
  }
}

const accountsOf = (addresses: readonly string[]) =>
  addresses.map((address) => ({ namespace, address, type: 'eoa' }) as const)

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const isProvider = (value: unknown): value is Eip1193Provider =>
  typeof (value as Eip1193Provider | undefined)?.request === 'function'
