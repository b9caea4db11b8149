import { type Eip1193Provider, isCaipNetworkId, type Namespace } from '@portico/wire'
import type { Account, AccountType, Adapter, AdapterConnection, AdapterEvent } from '../../adapters/adapter.js'
import type { Connector } from '../../connectors/connector.js'
import { fromRpc } from '../../errors/fromRpc.js'
import { PorticoError } from '../../errors/PorticoError.js'
import type { SessionProvider } from './createSessionProvider.js'
import { messageSigning } from './messageSigning.js'

/** For a namespace without an adapter of its own: a session, its addresses, its network and signed messages, and nothing else (reference §2.5). */
export function createUniversalAdapter(
  namespace: Namespace,
  sessionOf: (provider: Eip1193Provider) => Pick<SessionProvider, 'accounts' | 'network' | 'setNetwork'> | undefined,
  emit: (event: AdapterEvent) => void,
): Adapter {
  const watched = new Map<Eip1193Provider, () => void>()

  function accountsOf(provider: Eip1193Provider): readonly Account[] {
    const type: AccountType = namespace === 'bip122' ? 'payment' : 'eoa'
    return (sessionOf(provider)?.accounts() ?? []).map((address) => ({ namespace, address, type }))
  }

  function watch(connectorId: string, provider: Eip1193Provider): void {
    stopWatching(provider)
    const onAccounts = (): void => {
      const accounts = accountsOf(provider)
      if (accounts.length) emit({ type: 'accountsChanged', connectorId, provider, accounts })
    }
    const onChain = (): void => {
      const network = sessionOf(provider)?.network()
      if (isCaipNetworkId(network)) emit({ type: 'networkChanged', connectorId, provider, network })
    }
    const onEnd = (): void => emit({ type: 'disconnected', connectorId, provider })
    provider.on?.('accountsChanged', onAccounts)
    provider.on?.('chainChanged', onChain)
    provider.on?.('disconnect', onEnd)
    watched.set(provider, () => {
      provider.removeListener?.('accountsChanged', onAccounts)
      provider.removeListener?.('chainChanged', onChain)
      provider.removeListener?.('disconnect', onEnd)
    })
  }

  function stopWatching(provider: Eip1193Provider): void {
    watched.get(provider)?.()
    watched.delete(provider)
  }

  function connectionOf(connector: Connector, provider: Eip1193Provider): AdapterConnection | null {
    const network = sessionOf(provider)?.network()
    const accounts = accountsOf(provider)
    if (!isCaipNetworkId(network) || !accounts.length) return null
    const { id: connectorId, name, type, imageUrl: icon } = connector
    watch(connectorId, provider)
    const wallet = { name, icon, type }
    return { namespace, connectorId, type, provider, network, accounts, wallet }
  }

  return {
    start: () => () => {
      for (const provider of watched.keys()) stopWatching(provider)
    },
    connect: () => Promise.reject(new PorticoError('adapter/not-found', { namespace })),
    reconnect: async () => null,
    adopt: async ({ connector, provider }) => connectionOf(connector, provider),
    disconnect: async ({ provider }) => stopWatching(provider),
    async switchNetwork({ provider }, network) {
      sessionOf(provider)?.setNetwork(network.caipNetworkId)
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
