import type { CaipNetworkId } from '@portico/wire'
import type { Chunk } from '../chunk.js'
import type { Env } from '../env.js'
import type { Api } from '../slots/api.js'
import type { PorticoStorage } from '../storage/createStorage.js'

/** Whom a sign-in message is for. */
export type SIWXMessageInput = {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly notBefore?: string | undefined
}

/** What a sign-in message says (CAIP-122). Times are ISO 8601. */
export type SIWXMessageData = SIWXMessageInput & {
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
}

/** Message data and the very text that the wallet signs. */
export type SIWXMessage = SIWXMessageData & { toString(): string }

/** A chain-agnostic capability object (CAIP-74): what a wallet signs when it connects and signs in at once. */
export type SIWXCacao = {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>>
  readonly s: { readonly t: string; readonly s: string; readonly m?: string | undefined }
}

/** A sign-in that was made: what was said, the text, and the signature over it. */
export type SIWXSession = {
  readonly data: SIWXMessageData
  readonly message: string
  readonly signature: string
  readonly cacao?: SIWXCacao | undefined
}

/** How a site signs visitors in: its own, or one of `@portico/core/siwx`. */
export type SIWXConfig = {
  /** Makes the message that the visitor reads and signs. */
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
  /** Takes a session. Must verify it, and reject where it is not good. */
  addSession(session: SIWXSession): Promise<void>
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Replaces all sessions; an empty list signs out. */
  setSessions(sessions: readonly SIWXSession[]): Promise<void>
  /** Valid and unexpired sessions of one account on one chain. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]>
  /** Whether a visitor may stay connected without a session: true means no. @default false */
  getRequired?(): boolean
  /** Whether a disconnect ends the sessions. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
}

/** What a sign-in gets from the kit that it is for. */
export type SIWXContext = {
  readonly env: Env
  readonly projectId: string
  /** The page's origin, such as `https://site.test`. */
  readonly origin: () => string
  readonly storage: PorticoStorage
  /** The operator's server; undefined where none is configured. */
  readonly api: Chunk<Api> | undefined
  /** The wallet that signs. */
  readonly wallet: () =>
    | { readonly name: string; readonly icon?: string | undefined; readonly type: string }
    | undefined
  /** Asks a node of a network. Rejects with a `PorticoError`, whose cause is what the node said. */
  readonly request: (chainId: CaipNetworkId, method: string, params?: unknown) => Promise<unknown>
}

/** What the `siwx` option takes beside a config: one that wants to know its kit. */
export type SIWXFactory = { create(context: SIWXContext): SIWXConfig | Promise<SIWXConfig> }
