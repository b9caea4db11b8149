import { type CaipNetworkId, type Eip1193Provider, isCaipNetworkId, type Namespace } from '@portico/wire'
import type { Account, AccountType, Adapter, AdapterConnection, AdapterEvent } from '../../adapters/adapter.js'
import type { Connector } from '../../connectors/connector.js'
import { fromRpc } from '../../errors/fromRpc.js'
import { PorticoError } from '../../errors/PorticoError.js'
import { messageSigning } from './messageSigning.js'

/** What the built-in adapter must know of a session. */
export type UniversalSession = {
  readonly provider: Eip1193Provider
  accounts(): readonly string[]
  network(): string | undefined
  setNetwork(id: CaipNetworkId): void
}

/** For a namespace without an adapter of its own: a session, its addresses, its network and signed messages, and nothing else (reference §2.5). */
export function createUniversalAdapter(
  namespace: Namespace,
  session: UniversalSession,
  emit: (event: AdapterEvent) => void,
): Adapter {
  let stopWatching = (): void => {}

  function accounts(): readonly Account[] {
    const type: AccountType = namespace === 'bip122' ? 'payment' : 'eoa'
    return session.accounts().map((address) => ({ namespace, address, type }))
  }

  function watch(connectorId: string): void {
    stopWatching()
    const { provider } = session
    const onAccounts = (): void => {
      const found = accounts()
      if (found.length) emit({ type: 'accountsChanged', connectorId, accounts: found })
    }
    const onChain = (): void => {
      const network = session.network()
      if (isCaipNetworkId(network)) emit({ type: 'networkChanged', connectorId, network })
    }
    const onEnd = (): void => emit({ type: 'disconnected', connectorId })
    provider.on?.('accountsChanged', onAccounts)
    provider.on?.('chainChanged', onChain)
    provider.on?.('disconnect', onEnd)
    stopWatching = () => {
      provider.removeListener?.('accountsChanged', onAccounts)
      provider.removeListener?.('chainChanged', onChain)
      provider.removeListener?.('disconnect', onEnd)
    }
  }

  function connectionOf(connector: Connector): AdapterConnection | null {
    const network = session.network()
    const found = accounts()
    if (!isCaipNetworkId(network) || !found.length) return null
    const { id: connectorId, name, type, imageUrl: icon } = connector
    watch(connectorId)
    const wallet = { name, icon, type }
    return { namespace, connectorId, type, provider: session.provider, network, accounts: found, wallet }
  }

  return {
    start: () => () => stopWatching(),
    connect: () => Promise.reject(new PorticoError('adapter/not-found', { namespace })),
    reconnect: async () => null,
    adopt: async ({ connector }) => connectionOf(connector),
    disconnect: async () => stopWatching(),
    async switchNetwork(_, network) {
      session.setNetwork(network.caipNetworkId)
    },
    capabilities: {
      async signMessage({ connection, address, message }) {
        const signing = messageSigning[namespace]
        if (!signing) throw new PorticoError('capability/unsupported')
        try {
          const signature = readSignature(await connection.provider.request(signing.request(message, address)))
          return signing.write?.(signature) ?? signature
        } catch (error) {
          throw fromRpc(error)
        }
      },
    },
  }
}

/** As text, or inside an object: families differ. */
function readSignature(answer: unknown): string {
  const signature = typeof answer === 'object' && answer !== null && 'signature' in answer ? answer.signature : answer
  if (typeof signature !== 'string' || !signature) throw new PorticoError('connect/bad-answer')
  return signature
}
