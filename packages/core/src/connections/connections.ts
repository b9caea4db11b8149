import type { CaipNetworkId, Namespace } from '@portico/wire'
import type { Account, Connection } from '../adapters/adapter.js'
import type { Connector } from '../connectors/connector.js'
import type { Env } from '../env.js'
import type { WalletRequest } from '../state/connections.js'
import type { Store, Unsubscribe } from '../state/createStore.js'
import type { State } from '../state/state.js'
import type { PorticoStorage } from '../storage/createStorage.js'
import type { ConnectionSource } from './source.js'

export type ConnectRequest = {
  readonly sourceId: string
  /** Names whom it asks; asked again, an open question to the same is taken up. */
  readonly connectorId: string
  readonly namespaces: readonly Namespace[]
  /** What the source needs to know. */
  readonly request: unknown
  /** @default 'shown' */
  readonly mode?: Exclude<WalletRequest['mode'], 'aside'> | undefined
  /** Shown as the attempt of the connecting screen. */
  readonly connector?: Connector | undefined
  /** Asks anew also where the same wallet has not answered yet. */
  readonly isRetry?: boolean | undefined
  /** The wallets that are connected stay so, beside the new one. */
  readonly keepOthers?: boolean | undefined
}

/** The only writer of connections and their status, and the only caller of their sources. */
export type Connections = {
  /** Asks a wallet. Rejects when it refuses, and with `connect/abandoned` when its screen is left or another is chosen. */
  connect(request: ConnectRequest): Promise<readonly Connection[]>
  /** The screen that waits for a wallet was left. What the wallet answers later still counts, unless another was chosen. */
  leave(): void
  /** Nobody wants an answer from this source any more. */
  cancel(sourceId: string): void
  /** Looks for what is stored, without a prompt. */
  restore(namespace: Namespace): Promise<void>
  /** Uses another of the wallets that are connected. */
  select(connectionId: string): void
  /** The accounts of a wallet, the one that is shown first. */
  setAccounts(connectionId: string, accounts: readonly Account[]): void
  setNetwork(connectionId: string, network: CaipNetworkId): void
  setApproved(connectionId: string, approved: readonly CaipNetworkId[]): void
  /** Gives up whatever would connect these namespaces, also what is stored and still looked for. */
  stop(wanted: readonly Namespace[]): void
  /** Whether the next visit and other tabs find it too. */
  isStored(connection: Connection): boolean
  /** Another tab changed what a namespace is connected to: what this one shares with it, or left open, is over. */
  follow(namespace: Namespace): void
  /** Ends connections and tells the wallets. Each is over here whatever its wallet says, and soon also when it says nothing. */
  end(connections: readonly Connection[]): Promise<readonly PromiseSettledResult<void>[]>
  /** Another tab ended them, beside the one in use. */
  lostElsewhere(connections: readonly Connection[]): void
  /** The wallet ended them. */
  lost(connections: readonly Connection[]): void
}

export type ConnectionsParameters = {
  readonly id: string
  readonly env: Env
  readonly store: Store<State>
  readonly storage: PorticoStorage
  readonly sources: readonly ConnectionSource[]
  after(ms: number, run: () => void): Unsubscribe
  isOver(): boolean
  onDestroy(run: () => void): void
  /** Whatever must be there with a connection of a namespace. Begun with the question: between an answer and its adoption nothing is fetched. */
  prepare?(namespace: Namespace): Promise<void>
  /** A wallet answered after its screen was left. */
  onLate(connections: readonly Connection[], connector: Connector | undefined): void
}
