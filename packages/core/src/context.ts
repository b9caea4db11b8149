import type { Eip1193Provider, Namespace } from '@portico/wire'
import type { Adapter, Connection } from './adapters/adapter.js'
import type { Chunk } from './chunk.js'
import type { Metadata } from './config/options.js'
import type { Connections } from './connections/connections.js'
import type { Connector } from './connectors/connector.js'
import type { Env } from './env.js'
import type { ServerAlertKey } from './errors/serverAlerts.js'
import type { Network } from './networks/network.js'
import type { RpcClient } from './rpc/rpcClient.js'
import type { Api } from './slots/api.js'
import type { KeptPlace, ModalPlace } from './slots/modalPlace.js'
import type { PairingSignIn } from './slots/pairingSignIn.js'
import type { FindSlot } from './slots/slots.js'
import type { Store, Unsubscribe } from './state/createStore.js'
import type { State } from './state/state.js'
import type { PorticoStorage } from './storage/createStorage.js'
import type { Outbox } from './telemetry/outbox.js'

/** What every action receives first: the kit from the inside. */
export type PorticoContext = {
  readonly id: string
  readonly projectId: string
  readonly metadata: () => Metadata
  readonly env: Env
  readonly store: Store<State>
  readonly storage: PorticoStorage
  readonly adapters: ReadonlyMap<Namespace, Adapter>
  /** JSON-RPC with the nodes of a network; its code comes with the first use. */
  readonly rpc: (network: Network) => Promise<RpcClient>
  /** The operator's server, fetched on first use: `(await ctx.api.load()).call(getX, …)`. Absent where none is configured. */
  readonly api: Chunk<Api> | undefined
  /** A feature, as far as the rest of core may ask something of it; undefined where its needs are not met. */
  readonly feature: FindSlot
  /** What is connected, and the way to connect; comes with the code that talks to wallets. */
  readonly connections: { current: Connections | undefined }
  /** What follows from a connection: its code is fetched with the first question to a wallet, and here with the answer. */
  readonly connected: Chunk<ConnectionFollowers>
  /** The providers that hosts get, one per namespace, made with its first connection. */
  readonly hostProviders: Map<Namespace, Eip1193Provider>
  /** Adapters that pairing made for namespaces without one. */
  readonly builtIn: Map<Namespace, Adapter>
  /** One-click sign-in: what a pairing asks the wallet to sign along with it. Set by whoever signs visitors in. */
  readonly signIn: { current: PairingSignIn | undefined }
  /** Events on their way to the operator; absent where nobody takes them. */
  readonly outbox: Outbox | undefined
  /** Alerts that are raised once. */
  readonly alerted: Set<ServerAlertKey>
  /** Runs later unless the kit is destroyed first. */
  readonly after: (ms: number, run: () => void) => Unsubscribe
  /** Asked before namespaces are disconnected: their sign-in sessions are cleared here. */
  readonly sessionCleaners: Set<(namespaces: readonly Namespace[]) => Promise<void>>
  /** Who can show the modal; the first one does, and `open` waits for it with loading on. */
  readonly places: ModalPlace[]
  /** The place over the page, kept for whichever provider shows it next. */
  readonly overPage: { current: KeptPlace | undefined }
  /** Where the frame of an embedded wallet goes. */
  readonly frameSlot: { current: HTMLElement | undefined }
  /** Whether the kit was destroyed: what comes back late is dropped. */
  readonly isOver: () => boolean
  /** Called once, by `destroy`; the answer takes it back. */
  readonly onDestroy: (run: () => void) => Unsubscribe
}

/** What connecting asks of the actions that come with a connection; the context is below them and cannot name their type. */
export type ConnectionFollowers = {
  connectedLate(
    ctx: PorticoContext,
    connections: readonly Connection[],
    connector: Connector | undefined,
  ): Promise<void>
  connectionFound(ctx: PorticoContext, namespace: Namespace): Promise<void>
  connectionMade(ctx: PorticoContext, connector: Connector): Promise<void>
  openHostProvider(ctx: PorticoContext, namespace: Namespace): Promise<void>
}
