import type {
  Account,
  AdapterConnection,
  AdapterContext,
  AdapterEvent,
  AdapterFactory,
  BalanceParameters,
  BalanceReturnType,
  Connector,
  ConnectParameters,
  Network,
  SavedConnection,
  SignMessageParameters,
  Transfers,
} from '@portico/core/adapter'
import { type CaipNetworkId, formatCaipNetworkId, type Namespace } from '@portico/wire'
import { createVerb, type FakeVerb } from './createVerb.js'
import { TestingError } from './TestingError.js'

export type FakeAdapterOptions = {
  /** @default 'eip155' */
  namespace?: Namespace
  /** Wallets it finds at start. @default Alpha and Beta, both announced */
  connectors?: readonly Connector[]
  /** @default two addresses */
  addresses?: readonly string[]
  /** False leaves balance and signMessage out. @default true */
  capabilities?: boolean
  /** Lets it move money. @default it cannot */
  transfers?: Transfers
}

/** An adapter without a chain: it agrees to everything until a test says otherwise. Goes into `adapters` as it is. */
export type FakeAdapter = AdapterFactory & {
  readonly connect: FakeVerb<ConnectParameters, AdapterConnection>
  readonly reconnect: FakeVerb<SavedConnection, AdapterConnection | null>
  readonly disconnect: FakeVerb<AdapterConnection, void>
  readonly switchNetwork: FakeVerb<{ connection: AdapterConnection; network: Network }, void>
  readonly balance: FakeVerb<BalanceParameters, BalanceReturnType>
  readonly signMessage: FakeVerb<SignMessageParameters, string>
  readonly connectors: readonly Connector[]
  /** One of `connectors` by its name. */
  connector(name: string): Connector
  readonly addresses: readonly string[]
  /** What a connection of it looks like. */
  connectionOf(connectorId: string, changes?: Partial<AdapterConnection>): AdapterConnection
  accountsOf(...addresses: readonly string[]): readonly Account[]
  /** Says something to every kit it serves, as a wallet would. */
  emit(event: AdapterEvent): void
  /** Kits in which it was started and not stopped. */
  running(): number
}

export function fakeAdapter(options: FakeAdapterOptions = {}): FakeAdapter {
  const { namespace = 'eip155', capabilities = true, transfers } = options
  const addresses = options.addresses ?? [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
  const connectors = options.connectors ?? [fakeConnector(namespace, 'Alpha'), fakeConnector(namespace, 'Beta')]
  const contexts = new Set<AdapterContext>()
  const provider = Object.freeze({ request: async () => null })
  let running = 0

  const accountsOf = (...list: readonly string[]): readonly Account[] =>
    list.map((address) => ({ namespace, address, type: 'eoa' as const }))

  function connectionOf(connectorId: string, changes: Partial<AdapterConnection> = {}): AdapterConnection {
    const found = connectors.find(({ id }) => id === connectorId)
    const { name = connectorId, type = 'ANNOUNCED' } = found ?? {}
    const accounts = accountsOf(...addresses)
    return {
      namespace,
      connectorId,
      type,
      provider,
      network: firstNetwork(),
      accounts,
      wallet: { name, type },
      ...changes,
    }
  }
  function firstNetwork(): CaipNetworkId {
    const networks = [...contexts].flatMap((context) => context.networks())
    return networks[0]?.caipNetworkId ?? formatCaipNetworkId(namespace, 1)
  }

  const connect = createVerb(({ connectorId, network }: ConnectParameters) =>
    connectionOf(connectorId, network?.chainNamespace === namespace ? { network: network.caipNetworkId } : {}),
  )
  const reconnect = createVerb(({ connectorId, addresses: saved }: SavedConnection): AdapterConnection | null =>
    connectionOf(connectorId, { accounts: accountsOf(...saved) }),
  )
  const disconnect = createVerb((_connection: AdapterConnection): void => undefined)
  const switchNetwork = createVerb(
    (_parameters: { connection: AdapterConnection; network: Network }): void => undefined,
  )
  const balance = createVerb(
    ({ network }: BalanceParameters): BalanceReturnType => ({
      balance: '1.5',
      symbol: network.nativeCurrency.symbol,
    }),
  )
  const signMessage = createVerb(({ address, message }: SignMessageParameters) => `${address} signed ${message}`)

  return {
    namespace,
    adapterType: 'fake',
    create: (context) => ({
      start() {
        running += 1
        contexts.add(context)
        context.emit({ type: 'connectors', connectors })
        return () => {
          running -= 1
          contexts.delete(context)
        }
      },
      connect: connect.call,
      reconnect: reconnect.call,
      disconnect: disconnect.call,
      switchNetwork: (connection, network) => switchNetwork.call({ connection, network }),
      capabilities: {
        ...(capabilities ? { balance: balance.call, signMessage: signMessage.call } : {}),
        ...(transfers ? { transfers: async () => transfers } : {}),
      },
    }),
    connect,
    reconnect,
    disconnect,
    switchNetwork,
    balance,
    signMessage,
    connectors,
    connector(name) {
      const found = connectors.find((entry) => entry.name === name)
      if (!found) throw new TestingError(`this adapter has no wallet called ${name}`)
      return found
    },
    addresses,
    connectionOf,
    accountsOf,
    emit: (event) => {
      for (const context of [...contexts]) context.emit(event)
    },
    running: () => running,
  }
}

/** A wallet of the page as an adapter reports it. */
export function fakeConnector(chain: Namespace, name: string, changes: Partial<Connector> = {}): Connector {
  const rdns = `test.${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  return { id: rdns, name, type: 'ANNOUNCED', chain, info: { name, rdns }, ...changes }
}
