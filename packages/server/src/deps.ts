import type { CaipNetworkId } from '@portico/wire'
import type { AnalyticsEvent, Nft, TokenBalance, Transaction, WalletListing } from '@portico/wire/http'
import type { Db } from './db/db.js'
import type { ServerEnv } from './env.js'
import type { HubStats } from './relay/createHub.js'

/** A network as the operator configures it. */
export type ServerNetwork = {
  readonly chainId: CaipNetworkId
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Nodes, best first. Never sent to a browser. */
  readonly rpcUrls: readonly string[]
  /** Tokens looked at for everybody, besides those an address has touched. */
  readonly tokens: readonly ServerToken[]
  /** Where balances, history and collectibles come from: our own index of the chain, or a Blockscout instance. */
  readonly source:
    | {
        readonly kind: 'chain'
        readonly fromBlock: number
        /**
         * Blocks after which nothing changes any more; a reorganisation that reaches deeper is refused.
         * @default 64
         */
        readonly finality?: number | undefined
        /**
         * Milliseconds between two looks at the chain's head.
         * @default 1000 for a node on this machine, 4000 for others
         */
        readonly pollInterval?: number | undefined
      }
    | { readonly kind: 'blockscout'; readonly url: string }
  readonly multicall: `0x${string}` | undefined
  /** Where names are looked up, on the one network that has them. */
  readonly ensUniversalResolver: `0x${string}` | undefined
  readonly isTestnet: boolean
}
export type ServerToken = {
  readonly address: `0x${string}`
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

export type ProjectMode = 'dev' | 'live'
export type Project = {
  readonly id: string
  readonly name: string
  readonly mode: ProjectMode
  readonly origins: readonly string[]
  readonly isAnalyticsEnabled: boolean
  readonly createdAt: number
}
export type Projects = {
  find(id: string): Promise<Project | undefined>
  list(): Promise<readonly Project[]>
  create(fields: {
    name: string
    mode: ProjectMode
    origins: readonly string[]
    id?: string | undefined
  }): Promise<Project>
  /** Refuses entries outside the grammar with a sentence that names the entry and the rule. */
  setOrigins(id: string, origins: readonly string[]): Promise<Project>
  /** Refuses `live` while the list holds what only `dev` may have. */
  setMode(id: string, mode: ProjectMode): Promise<Project>
  setAnalytics(id: string, isEnabled: boolean): Promise<Project>
}

export type Page<Entry> = { readonly data: readonly Entry[]; readonly next: string | null }

/** Each has an implementation that reads the chain itself and one that asks somebody over HTTP. */
export type Balances = {
  /** Exact amounts, priced where a price is known. `changed` names contracts whose cached balance is stale. */
  balancesOf(
    address: string,
    networks: readonly ServerNetwork[],
    changed?: readonly string[],
  ): Promise<readonly TokenBalance[]>
}
export type History = {
  historyOf(address: string, networks: readonly ServerNetwork[], cursor: string | undefined): Promise<Page<Transaction>>
}
export type Nfts = {
  nftsOf(address: string, networks: readonly ServerNetwork[], cursor: string | undefined): Promise<Page<Nft>>
}
export type TokenPrice = {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  readonly price: number
}
export type Prices = {
  /** CAIP-10 addresses in; those without a known price are left out. */
  pricesOf(addresses: readonly string[]): Promise<readonly TokenPrice[]>
}
export type Identity = { readonly name: string | null; readonly avatar: string | null }
/** Whom a name stands for; the name is in its normal form. */
export type NamedAccount = {
  readonly name: string
  /** By coin type. */
  readonly addresses: Readonly<Record<string, string>>
  readonly avatar: string | null
}
export type Identities = {
  identityOf(address: string): Promise<Identity>
  /** Undefined for a name that stands for nobody; `not-normal` for one that no honest page would show. */
  accountOf(name: string, coinType?: string): Promise<NamedAccount | 'not-normal' | undefined>
}

export type RpcRequest = { readonly method: string; readonly params?: unknown }
export type RpcReply =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
/** JSON-RPC to the operator's nodes. An error of a node is an answer; it rejects when no node answers. */
export type Rpcs = {
  send(chainId: CaipNetworkId, requests: readonly RpcRequest[]): Promise<readonly RpcReply[]>
}

export type IndexerStatus = {
  readonly chainId: CaipNetworkId
  readonly block: number | null
  readonly head: number | null
  readonly lag: number | null
  readonly silence: number | null
}
export type Indexers = { status(): readonly IndexerStatus[]; stop(): Promise<void> }

export type WalletQuery = {
  readonly page: number
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge_type?: 'none' | 'certified' | undefined
}
export type Directory = {
  search(query: WalletQuery): Promise<{ readonly data: readonly WalletListing[]; readonly count: number }>
  /** The same as bytes of JSON ready to send, kept from one call to the next. */
  page(query: WalletQuery): Promise<{ readonly json: Uint8Array<ArrayBuffer>; readonly etag: string }>
}
export type ImageKind = 'wallet' | 'asset' | 'currency' | 'token' | 'nft' | 'avatar'
export type Image = {
  readonly bytes: Uint8Array
  readonly type: 'image/svg+xml' | 'image/webp' | 'image/png'
  readonly etag: string
}
export type Images = {
  /** Undefined when there is no such thing; a wallet, token or network without a logo gets a drawn monogram. */
  find(kind: ImageKind, id: string): Promise<Image | undefined>
  /** Where a browser gets remote art (a collectible, an avatar): an address at this server, or null for what is refused. */
  urlOf(kind: 'nft' | 'avatar', source: string): Promise<string | null>
}
/** Who sent an event, before it is made unrecognisable. */
export type Visitor = { readonly ip: string; readonly userAgent: string }
export type Analytics = {
  record(project: Project, event: AnalyticsEvent, visitor: Visitor): Promise<void>
}

/** One line of JSON per call. Takes declared fields only; a redactor is the second wall (security rules 3.9). */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void
export type LogFields = {
  readonly route?: string | undefined
  readonly method?: string | undefined
  readonly status?: number | undefined
  readonly ms?: number | undefined
  readonly project?: string | undefined
  readonly chainId?: string | undefined
  readonly block?: number | undefined
  readonly count?: number | undefined
  readonly reason?: string | undefined
  readonly port?: number | undefined
}

/** The process itself, for the calls about health. */
export type Machine = {
  readonly version: string
  readonly startedAt: number
  isDraining(): boolean
  /** Names of migrations that this version needs and the database lacks. */
  pendingMigrations(): Promise<readonly string[]>
  /** What passed through the pairing relay; absent where there is none. */
  readonly relay?: (() => HubStats) | undefined
}

/** What a route's code receives: everything, and nothing global. */
export type Deps = {
  readonly env: ServerEnv
  readonly db: Db
  readonly log: Log
  readonly networks: readonly ServerNetwork[]
  /** The address browsers reach this server at, without a slash at its end. */
  readonly publicUrl: string
  readonly projects: Projects
  readonly balances: Balances
  readonly history: History
  readonly nfts: Nfts
  readonly prices: Prices
  readonly identities: Identities
  readonly rpc: Rpcs
  readonly indexers: Indexers
  readonly directory: Directory
  readonly images: Images
  readonly analytics: Analytics
  readonly machine: Machine
}
