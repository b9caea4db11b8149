import type { CaipNetworkId, Eip1193Provider, Namespace } from '@portico/wire'
import type { TokenBalance } from '@portico/wire/http'
import type { Connector, ConnectorType } from '../connectors/connector.js'
import type { Env } from '../env.js'
import type { Network } from '../networks/network.js'
import type { RpcClient, RpcProbe } from '../rpc/rpcClient.js'
import type { RpcEndpoint } from '../rpc/rpcEndpoint.js'
import type { Unsubscribe } from '../state/createStore.js'
import type { Transfers } from './transfers.js'

/** What a connected wallet is called and looks like. */
export type WalletInfo = {
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  readonly type?: string | undefined
}

export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'
export type Account = {
  readonly namespace: Namespace
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** The provider of each namespace; a package that brings a namespace adds its own by declaration merging. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended by another package
export interface Providers {
  eip155: Eip1193Provider
}
export type ProviderOf<Name extends Namespace = Namespace> = Name extends keyof Providers
  ? Providers[Name]
  : Eip1193Provider

/** A live connection as an adapter makes it. It exists only while its provider does. */
export type AdapterConnection<Name extends Namespace = Namespace> = {
  readonly namespace: Name
  readonly connectorId: string
  readonly type: ConnectorType
  /** The wallet's own provider. Hosts get the kit's: it lives across wallets and knows which account is shown. */
  readonly provider: ProviderOf<Name>
  readonly network: CaipNetworkId
  readonly accounts: readonly Account[]
  readonly wallet: WalletInfo
  /** The networks that the wallet approved, where it approves them one by one; absent: it decides when it is asked. */
  readonly approved?: readonly CaipNetworkId[] | undefined
}

/** A connection of the kit. */
export type Connection<Name extends Namespace = Namespace> = AdapterConnection<Name> & {
  /** Of this very connection: the same wallet connected again has another. */
  readonly id: string
  /** Where it comes from: an adapter, the relay, the host. */
  readonly sourceId: string
  /** Connections of one session end together. */
  readonly session?: string | undefined
}

/** The account that the kit shows and the connection it belongs to, as the provider for hosts follows them. */
export type ShownAccount = { readonly connection: Connection; readonly address: string }
export type ShownAccountReader = {
  get(): ShownAccount | undefined
  subscribe(listener: () => void): Unsubscribe
}

/** What the browser keeps of a connection, enough to find it again. */
export type SavedConnection = {
  readonly connectorId: string
  readonly addresses: readonly string[]
  readonly session?: string | undefined
}

/** Who tells: a connector, and which of its connections where it may have several, one after the other or at once. */
type EventSource = { readonly connectorId: string; readonly provider?: unknown }

/** What an adapter tells the kit. One action per event writes the store. */
export type AdapterEvent =
  | { readonly type: 'connectors'; readonly connectors: readonly Connector[] }
  | (EventSource & { readonly type: 'accountsChanged'; readonly accounts: readonly Account[] })
  | (EventSource & { readonly type: 'networkChanged'; readonly network: CaipNetworkId })
  | (EventSource & { readonly type: 'disconnected' })

/** All that an adapter gets: it never sees the store. */
export type AdapterContext = {
  readonly env: Env
  readonly networks: () => readonly Network[]
  /** JSON-RPC with the nodes of a network: with time-outs, fallback, batches and the site's headers. */
  readonly rpc: (network: Network) => Promise<RpcClient>
  /** The URLs behind it, best first, for what is not JSON-RPC. */
  readonly rpcEndpoints: (network: Network) => readonly RpcEndpoint[]
  readonly isAnnouncedEnabled: () => boolean
  readonly isInjectedEnabled: () => boolean
  readonly emit: (event: AdapterEvent) => void
}

export type ConnectParameters = {
  readonly connectorId: string
  /** The network the page would like; a wallet may come back on another. */
  readonly network?: Network | undefined
  /** Nobody wants the answer any more. The wallet cannot be called off: what it answers later is still given back. */
  readonly signal?: AbortSignal | undefined
  /**
   * To be called when the visitor has approved and something may still fail: the kit then gives back what is named here, by
   * `disconnect`. Of its network nothing is believed.
   */
  readonly onApproved?: ((connection: AdapterConnection) => void) | undefined
}
export type AdoptParameters = {
  /** What to call the wallet; it is in no list of the adapter's own. */
  readonly connector: Connector
  /** Of a relay session: answers `eth_requestAccounts` (or what the namespace has in its place) without a prompt. */
  readonly provider: Eip1193Provider
  /** Of a stored connection: null when the first of them is not there any more. */
  readonly addresses?: readonly string[] | undefined
}
export type BalanceParameters = { readonly address: string; readonly network: Network }
export type BalanceReturnType = { readonly balance: string; readonly symbol: string }
export type AssetsParameters = {
  readonly connection: AdapterConnection
  readonly address: string
  readonly network: Network
}
export type SignMessageParameters = {
  readonly connection: AdapterConnection
  readonly address: string
  readonly message: string
}

/** What a chain may or may not be able to do. A missing capability hides what needs it. */
export type Capabilities = {
  readonly balance?: (parameters: BalanceParameters) => Promise<BalanceReturnType>
  /** The wallet's own list of what an account holds; undefined when it offers none. Never opens a wallet prompt. */
  readonly assets?: (parameters: AssetsParameters) => Promise<readonly TokenBalance[] | undefined>
  /** The name that a name service knows an address by. */
  readonly name?: (parameters: BalanceParameters) => Promise<string | null>
  readonly signMessage?: (parameters: SignMessageParameters) => Promise<string>
  /** Moving money; its code comes with the first use. */
  readonly transfers?: () => Promise<Transfers>
}

export type Adapter = {
  /** Begins discovery; emits 'connectors'. */
  start(): Unsubscribe
  connect(parameters: ConnectParameters): Promise<AdapterConnection>
  /** Finds a stored connection again without ever opening a wallet prompt; null when it is gone. */
  reconnect(saved: SavedConnection): Promise<AdapterConnection | null>
  /** Makes a connection of a provider that the kit brings along. Without it no wallet can be paired in this namespace. */
  adopt?(parameters: AdoptParameters): Promise<AdapterConnection | null>
  disconnect(connection: AdapterConnection): Promise<void>
  switchNetwork(connection: AdapterConnection, network: Network): Promise<void>
  /**
   * The provider that hosts get, one for the life of the kit: requests go to the connection that is shown, and one for
   * another account is refused. Without it, requests are passed on as they are.
   */
  hostProvider?(shown: ShownAccountReader): Promise<Eip1193Provider>
  /** How to tell a good node of this kind of chain. Without it several nodes are used in the order given. */
  readonly probe?: RpcProbe | undefined
  readonly capabilities: Capabilities
}

/** What a host puts into `adapters`: `evm()`. One factory may serve several kits. */
export type AdapterFactory = {
  readonly namespace: Namespace
  /** Names the library behind it in request tags, such as `evm`. */
  readonly adapterType: string
  create(context: AdapterContext): Adapter
}
